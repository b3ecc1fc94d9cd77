import { countExposure } from '../../server/src/features/people/welfare/count-exposure.ts'
import { pressKey } from './chat-steps.ts'
import { makeChat } from './make-chat.ts'
import { anyDialog, type Scene, saying } from './screen.ts'

/** A suggested break above a chat in hand, and the pause after an escalation. */
export const welfareScenes: Scene[] = [
  {
    name: 'suggested-break',
    who: 'operator',
    path: '/queue',
    prepare: async ({ world, operator }) => {
      await makeChat(world)
      await countExposure(world.db, operator.id, { photos: 25 })
    },
    screens: [
      saying('suggested-break', 'welfare.suggestion.photos'),
      {
        name: 'pause-after-escalation',
        open: async ({ page, words }) => {
          await pressKey(page, 'x')
          await anyDialog(page).first().waitFor()
          await page.keyboard.press('2')
          await page.getByRole('radiogroup', { name: words('welfare.length') }).waitFor()
        },
      },
    ],
  },
]
