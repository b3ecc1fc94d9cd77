import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { queueScenes } from './queue.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the queues', () => {
  checkScenes(queueScenes)
})
