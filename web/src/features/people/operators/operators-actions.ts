import {
  IconBan,
  IconBuildingStore,
  IconLanguage,
  IconLogout,
  IconPlus,
  IconSearch,
  IconShieldLock,
  IconUsersGroup,
  IconUsersPlus,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

/** The actions on selected operators: a field to change, `end` of sessions, or `suspend`. */
export const selectionActs = ['level_id', 'team_id', 'languages', 'siteowner_ids', 'end', 'suspend'] as const
export type SelectionAct = (typeof selectionActs)[number]

type Target = { open: (act: SelectionAct) => void }
const group = 'page'

export const changeLevels = action<Target>({
  id: 'change levels',
  group,
  key: 'L',
  icon: IconShieldLock,
  title: (t) => t('operators.level'),
  run: ({ open }) => open('level_id'),
})

export const changeTeams = action<Target>({
  id: 'change teams',
  group,
  key: 'T',
  icon: IconUsersGroup,
  title: (t) => t('operators.team'),
  run: ({ open }) => open('team_id'),
})

export const changeLanguages = action<Target>({
  id: 'change languages',
  group,
  key: 'G',
  icon: IconLanguage,
  title: (t) => t('operators.languages'),
  run: ({ open }) => open('languages'),
})

export const changeSiteowners = action<Target>({
  id: 'change site owners',
  group,
  key: 'O',
  icon: IconBuildingStore,
  title: (t) => t('operators.siteowners'),
  run: ({ open }) => open('siteowner_ids'),
})

export const endSelectedSessions = action<Target>({
  id: 'end sessions of selected',
  group,
  key: 'E',
  icon: IconLogout,
  title: (t) => t('operators.end_sessions'),
  run: ({ open }) => open('end'),
})

export const suspendSelected = action<Target>({
  id: 'suspend selected',
  group,
  key: 'S',
  icon: IconBan,
  title: (t) => t('operators.suspend'),
  run: ({ open }) => open('suspend'),
})

export const searchOperators = action<{ focus: () => void }>({
  id: 'search operators',
  group,
  key: '/',
  icon: IconSearch,
  title: (t) => t('operators.search'),
  run: ({ focus }) => focus(),
})

export const moveToViews = action<{ focus: () => void }>({
  id: 'views of operators',
  group,
  key: 'V',
  title: (t) => t('operators.views'),
  run: ({ focus }) => focus(),
})

export const inviteOperator = action<{ open: () => void }>({
  id: 'invite operator',
  group,
  key: 'N',
  icon: IconPlus,
  title: (t) => t('operators.invite'),
  run: ({ open }) => open(),
})

export const inviteManyOperators = action<{ open: () => void }>({
  id: 'invite many operators',
  group,
  key: 'I',
  icon: IconUsersPlus,
  title: (t) => t('operators.many.invite'),
  run: ({ open }) => open(),
})
