import { describe } from '../journey.ts'

import { accountScenes } from './account.ts'
import { checkScenes } from './check-scenes.ts'
import { exportScenes } from './exports.ts'
import { historyScenes } from './history.ts'
import { listViewScenes } from './list-views.ts'
import { listScenes } from './lists.ts'
import { messageReportScenes } from './message-reports.ts'
import { operatorNoteScenes } from './operator-notes.ts'
import { operatorRequestScenes } from './operator-requests.ts'
import { invitationScenes, operatorScenes } from './operators.ts'
import { reviewScenes } from './reviews.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the lists', () => {
  checkScenes([...listScenes, ...exportScenes, ...listViewScenes])
  checkScenes(messageReportScenes)
  checkScenes(reviewScenes)
  checkScenes(historyScenes)
  checkScenes([...operatorScenes, ...operatorRequestScenes, ...operatorNoteScenes, ...invitationScenes])
  checkScenes(accountScenes)
})
