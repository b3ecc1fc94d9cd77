import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { profileReportScenes } from './profile-reports.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the reports about profiles', () => {
  checkScenes(profileReportScenes)
})
