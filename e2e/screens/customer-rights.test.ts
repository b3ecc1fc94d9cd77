import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { customerRightsScenes } from './customer-rights.ts'

describe("in a language that is longer by 40 %, wide and on a phone, light and dark: customers' rights", () => {
  checkScenes(customerRightsScenes)
})
