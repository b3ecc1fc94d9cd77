import { describe } from '../journey.ts'

import { accountScenes } from './account.ts'
import { checkScenes } from './check-scenes.ts'
import { listScenes } from './lists.ts'
import { invitationScenes, operatorScenes } from './operators.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the lists', () => {
  checkScenes(listScenes)
  checkScenes([...operatorScenes, ...invitationScenes])
  checkScenes(accountScenes)
})
