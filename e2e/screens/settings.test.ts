import { describe } from '../journey.ts'

import { checkScenes } from './check-scenes.ts'
import { settingsScenes } from './settings.ts'
import { siteChangeScenes } from './site-changes.ts'
import { siteownerScenes } from './site-owner.ts'

describe('in a language that is longer by 40 %, wide and on a phone, light and dark: the service settings', () => {
  checkScenes([...settingsScenes, ...siteownerScenes, ...siteChangeScenes])
})
