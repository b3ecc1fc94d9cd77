import type { ProfileSet, SetPhoto } from '@panel/contract'
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconCircleCheck,
  IconCopy,
  IconCrop,
  IconPencil,
  IconPlus,
  IconSearch,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { action } from '../../../ui/actions/actions'

export const newProfileSet = action<{ open: () => void }>({
  id: 'new profile set',
  group: 'page',
  key: 'N',
  icon: IconPlus,
  title: (t) => t('profile_sets.new'),
  run: ({ open }) => open(),
})

export const searchProfileSets = action<{ focus: () => void }>({
  id: 'search profile sets',
  group: 'page',
  key: '/',
  icon: IconSearch,
  title: (t) => t('profile_sets.search'),
  run: ({ focus }) => focus(),
})

export const moveToSetViews = action<{ focus: () => void }>({
  id: 'views of profile sets',
  group: 'page',
  key: 'V',
  title: (t) => t('profile_sets.views'),
  run: ({ focus }) => focus(),
})

type OnSet = { set: ProfileSet; open: () => void }

export const copyProfileSet = action<OnSet>({
  id: 'copy profile set',
  group: 'page',
  key: 'Y',
  icon: IconCopy,
  title: (t) => t('profile_sets.copy'),
  run: ({ open }) => open(),
})

export const retireProfileSet = action<OnSet>({
  id: 'retire profile set',
  group: 'page',
  key: 'T',
  iconOf: ({ set }) => (set.state === 'retired' ? IconArchiveOff : IconArchive),
  title: (t, { set }) => t(set.state === 'retired' ? 'profile_sets.bring_back' : 'profile_sets.retire'),
  run: ({ open }) => open(),
})

export const readyProfileSet = action<OnSet>({
  id: 'make profile set ready',
  group: 'page',
  key: 'M',
  icon: IconCircleCheck,
  title: (t) => t('profile_sets.make_ready'),
  run: ({ open }) => open(),
})

export const giveProfileSet = action<OnSet>({
  id: 'use profile set',
  group: 'page',
  key: 'N',
  icon: IconPlus,
  title: (t) => t('profile_sets.use'),
  blocked: (t, { set }) =>
    set.state === 'draft'
      ? t('profile_sets.use_draft')
      : set.state === 'retired' && t('profile_sets.use_retired'),
  run: ({ open }) => open(),
})

/** `photo`: the chosen photo; null when none is. */
type OnPhoto = { photo: SetPhoto | null; run: (photo: SetPhoto) => void }

const noPhoto = (t: TFunction, { photo }: OnPhoto) => !photo && t('profile_sets.no_photo')

export const cropSetPhoto = action<OnPhoto>({
  id: 'crop photo',
  group: 'page',
  key: 'C',
  icon: IconCrop,
  title: (t) => t('profile_sets.crop'),
  blocked: (t, target) => noPhoto(t, target),
  run: ({ photo, run }) => photo && run(photo),
})

export const describeSetPhoto = action<OnPhoto>({
  id: 'describe photo',
  group: 'page',
  key: 'E',
  icon: IconPencil,
  title: (t) => t('profile_sets.describe'),
  blocked: (t, target) => noPhoto(t, target),
  run: ({ photo, run }) => photo && run(photo),
})

export const neverSendPhoto = action<OnPhoto>({
  id: 'never send photo',
  group: 'page',
  key: 'D',
  icon: IconBan,
  title: (t, { photo }) => t(photo?.never_send_at ? 'profile_sets.send_again' : 'profile_sets.never_send'),
  blocked: (t, target) => noPhoto(t, target),
  run: ({ photo, run }) => photo && run(photo),
})

export const removeSetPhoto = action<OnPhoto>({
  id: 'remove photo',
  group: 'page',
  icon: IconTrash,
  title: (t) => t('profile_sets.remove_photo'),
  blocked: (t, target) =>
    noPhoto(t, target) || ((target.photo?.sent_count ?? 0) > 0 && t('profile_sets.sent_stays')),
  run: ({ photo, run }) => photo && run(photo),
})

export const addSetPhotos = action<{ choose: () => void }>({
  id: 'add photos',
  group: 'page',
  key: 'U',
  icon: IconUpload,
  title: (t) => t('profile_sets.add_photos'),
  run: ({ choose }) => choose(),
})
