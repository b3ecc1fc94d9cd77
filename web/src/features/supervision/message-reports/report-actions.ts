import type { ReportOutcome } from '@panel/contract/rules/report-outcomes'
import {
  IconAlertOctagon,
  IconArrowBackUp,
  IconArrowUpRight,
  IconEyeOff,
  IconMessage,
  IconPencil,
  IconSchool,
  IconStack2,
  IconThumbUp,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** What a supervisor chooses for a case: its outcome, or passing it on. */
export type Choice = ReportOutcome | 'master'
type Target = { isBusy: boolean; isOwn: boolean; choose: (choice: Choice) => void }

const choiceOf = (id: Choice, key: string, icon: typeof IconTrash) => ({
  id,
  action: action<Target>({
    id: `report ${id}`,
    group: 'page',
    key,
    icon,
    title: (t) => t(`reports.outcome.${id}`),
    blocked: (t, { isBusy, isOwn }) => (isBusy ? t('loading') : isOwn && id !== 'master' && t('reports.own')),
    run: ({ choose }) => choose(id),
  }),
})

/** The choices in their order, each with its key. */
export const choices = [
  choiceOf('unfounded', 'U', IconThumbUp),
  choiceOf('coach', 'C', IconSchool),
  choiceOf('hide', 'H', IconEyeOff),
  choiceOf('delete', 'D', IconTrash),
  choiceOf('master', 'M', IconArrowUpRight),
]

/** The choices that need a note. */
export const needsNote = (chosen: Choice) => chosen === 'coach' || chosen === 'master'

export const takeCase = action<{ isMine: boolean; isBusy: boolean; run: () => void }>({
  id: 'report take',
  group: 'page',
  key: 'T',
  icon: IconUserCheck,
  title: (t, { isMine }) => t(isMine ? 'reports.with_you' : 'reports.take'),
  blocked: (t, { isBusy }) => isBusy && t('loading'),
  run: ({ run }) => run(),
})

export const writeCaseNote = action<{ focus: () => void }>({
  id: 'report note',
  group: 'page',
  key: 'N',
  icon: IconPencil,
  title: (t) => t('reports.write_note'),
  run: ({ focus }) => focus(),
})

export const openReportedChat = action<{ open: () => void }>({
  id: 'report open',
  group: 'page',
  key: 'O',
  icon: IconMessage,
  title: (t) => t('reports.open_chat'),
  run: ({ open }) => open(),
})

export const settleOthers = action<{ count: number; toggle: () => void }>({
  id: 'report others',
  group: 'page',
  key: 'S',
  icon: IconStack2,
  title: (t, { count }) => t('reports.others', { count }),
  run: ({ toggle }) => toggle(),
})

export const escalateCase = action<{ isLoading: boolean; open: () => void }>({
  id: 'report escalate',
  group: 'page',
  key: 'E',
  icon: IconAlertOctagon,
  title: (t) => t('escalate.button'),
  blocked: (t, { isLoading }) => isLoading && t('loading'),
  run: ({ open }) => open(),
})

export const reopenCase = action<{ isBusy: boolean; isOwn: boolean; run: () => void }>({
  id: 'report reopen',
  group: 'page',
  key: 'R',
  icon: IconArrowBackUp,
  title: (t) => t('reports.reopen'),
  blocked: (t, { isBusy, isOwn }) => (isBusy ? t('loading') : isOwn && t('reports.own')),
  run: ({ run }) => run(),
})
