import { dialog, type Scene, type Stage, titled } from './screen.ts'

/** The page of an operator whose two-factor another admin wants to reset. */
async function operatorWithRequest({ world }: Stage) {
  const { db, makeColleague } = world
  const [tom, david] = [
    await makeColleague('Tom B.'),
    await makeColleague('Daan P.', { level: { rights: ['manage_operators'] } }),
  ]
  await db
    .insertInto('two_factor_resets')
    .values({
      operator_id: tom.operator.id,
      what: 'authenticator',
      reason: 'Lost the phone',
      asked_by: david.operator.id,
    })
    .execute()
  return `/operators/${tom.operator.id}`
}

export const operatorRequestScenes: Scene[] = [
  {
    name: 'operator-reset-waits',
    who: 'admin',
    path: operatorWithRequest,
    screens: [
      titled('operator-reset-waits', 'operators.identity'),
      dialog('operator-reset-confirm', ({ page }) => page.keyboard.press('c')),
    ],
  },
  {
    name: 'home-resets',
    who: 'admin',
    path: async (stage) => {
      await operatorWithRequest(stage)
      return '/'
    },
    screens: [titled('home-resets', 'home.open.title')],
  },
]
