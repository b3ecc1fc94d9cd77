import { describe } from '../journey.ts'
import { boardScenes } from './board.ts'
import { checkScenes } from './check-scenes.ts'
import { teamScenes } from './team.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the board', () => {
  checkScenes([...boardScenes, ...teamScenes])
})
