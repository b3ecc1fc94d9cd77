import { describe } from '../journey.ts'
import { checkScenes } from './check-scenes.ts'
import { hoursScenes } from './hours.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: hours', () => {
  checkScenes(hoursScenes)
})
