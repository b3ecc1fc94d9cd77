import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { firstDayScenes } from './first-day.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the first day', () => {
  checkScenes(firstDayScenes)
})
