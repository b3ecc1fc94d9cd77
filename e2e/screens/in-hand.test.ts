import { describe } from '../journey.ts'

import { appealScenes } from './appeals.ts'
import { checkScenes } from './check-scenes.ts'
import { coachQuestionScenes } from './coach-questions.ts'
import { inHandScenes } from './in-hand.ts'
import { inquiryScenes } from './inquiry.ts'
import { owedScenes } from './owed.ts'
import { sendCheckScenes } from './send-checks.ts'
import { welfareScenes } from './welfare.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: a chat in hand', () => {
  checkScenes(inHandScenes)
  checkScenes(owedScenes)
  checkScenes(coachQuestionScenes)
  checkScenes(inquiryScenes)
  checkScenes(appealScenes)
  checkScenes(sendCheckScenes)
  checkScenes(welfareScenes)
})
