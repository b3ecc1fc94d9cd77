import {
  IconDeviceTvOld,
  IconHandStop,
  IconPlayerPause,
  IconPlayerPlay,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { action } from '../../../ui/actions/actions'

type Act = {
  /** Why no act is possible now: the connection is lost, or another one is in progress. */
  blocked: string | null
  run: () => void
}

export const askForLanguage = action<Act & { language: string }>({
  id: 'board ask',
  group: 'page',
  key: 'N',
  icon: IconSpeakerphone,
  title: (t, { language }) => t('board.act.ask', { language }),
  blocked: (_, { blocked }) => blocked,
  run: ({ run }) => run(),
})

export const openWalls = action<{ run: () => void }>({
  id: 'board wall',
  group: 'page',
  key: 'O',
  icon: IconDeviceTvOld,
  title: (t) => t('board.wall.act'),
  run: ({ run }) => run(),
})

export const releaseChat = action<Act>({
  id: 'board release',
  group: 'page',
  key: 'L',
  icon: IconHandStop,
  title: (t) => t('board.act.release'),
  blocked: (_, { blocked }) => blocked,
  run: ({ run }) => run(),
})

export const pauseHolder = action<Act & { isPaused: boolean }>({
  id: 'board pause',
  group: 'page',
  key: 'P',
  iconOf: ({ isPaused }) => (isPaused ? IconPlayerPlay : IconPlayerPause),
  title: (t, { isPaused }) => t(isPaused ? 'board.act.resume' : 'board.act.pause'),
  blocked: (_, { blocked }) => blocked,
  run: ({ run }) => run(),
})
