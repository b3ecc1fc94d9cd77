import type { Page } from '@playwright/test'
import { makeGift, makeProfileSet } from '../../server/src/testing/make-attachments.ts'
import {
  bubble,
  closeDialogWithEscape,
  editor,
  expectInEditor,
  focusedField,
  usePalette,
} from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const { run, openPalette, closePalette } = usePalette()

/** A chat in hand of Anna with everything that actions need: messages, photos, gifts. */
async function openFullChat({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  const { db, siteowner } = world
  await makeProfileSet(db, { siteowner_id: siteowner.id, photos: 2, is_default: true })
  await makeGift(db, { siteowner_id: siteowner.id, icon: 'cup' })
  const colin = await world.makeCustomer('Colin')
  await colin.write({ text: 'My garden', photo_url: world.photo }, 'Hello?', 'Are you there?')
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expectInEditor(page)
  return { ...world, page, colin, anna }
}

const dialog = (page: Page) => page.locator('[aria-modal="true"]')
const logbook = (page: Page) => page.getByRole('region', { name: 'Logbook' })
const confirm = async (page: Page) => {
  await page.keyboard.press('Control+Enter')
  await expect(dialog(page)).toBeHidden()
}

async function typeFact(page: Page) {
  await expect(focusedField(page)).toBeVisible()
  await page.keyboard.type('Gardener')
  await page.keyboard.press('Enter')
  await expect(focusedField(page)).toBeHidden()
}

/** Every action of a chat in hand, with the steps that complete or cancel it. */
const completions: Record<string, (page: Page) => Promise<unknown>> = {
  'leave skip': (page) => closeDialogWithEscape(page, 'Skip this chat'),
  'leave ignore': (page) => closeDialogWithEscape(page),
  'leave handover': (page) => closeDialogWithEscape(page, 'Hand over to a master'),
  away: (page) => closeDialogWithEscape(page, 'Away from chat'),
  escalate: (page) => closeDialogWithEscape(page),
  'true answer': async (page) => {
    await expect(page.getByText('No answer is approved for this site')).toBeVisible()
    await expectInEditor(page)
    await page.getByRole('button', { name: 'Not asked' }).press('Enter')
    await page.keyboard.type('He only said hello')
    await confirm(page)
    await expect(page.getByText('No answer is approved for this site')).toBeHidden()
  },
  photo: (page) => closeDialogWithEscape(page),
  gift: (page) => closeDialogWithEscape(page),
  keys: (page) => closeDialogWithEscape(page, 'Keys'),
  signals: (page) => closeDialogWithEscape(page, 'Sounds and notifications'),
  'reload settings': (page) => expect(page.getByText('Shared settings reloaded')).toBeVisible(),
  report: async (page) => {
    // A digit does nothing before the reasons are loaded.
    await expect(dialog(page).getByRole('radio').first()).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.type('He swears')
    await confirm(page)
  },
  'save as fact': async (page) => {
    await expect(dialog(page).locator('textarea:focus')).toBeVisible()
    await confirm(page)
  },
  'find in chat': async (page) => {
    await expect(focusedField(page)).toBeVisible()
    await page.keyboard.press('Escape')
  },
  'add a note': async (page) => {
    await expect(logbook(page).locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Likes dogs')
    await page.keyboard.press('Control+Enter')
    await expect(logbook(page).locator('textarea')).toBeHidden()
  },
  alert: async (page) => {
    await expect(focusedField(page)).toBeVisible()
    await page.keyboard.type('Be kind')
    await page.keyboard.press('Enter')
    await expect(focusedField(page)).toBeHidden()
  },
  interests: async (page) => {
    await expect(focusedField(page)).toBeVisible()
    await page.keyboard.type('beer')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(focusedField(page)).toBeHidden()
  },
  facts: (page) => typeFact(page),
  'group work': (page) => typeFact(page),
  'saved reply': async (page) => {
    await expect.poll(() => editor(page).inputValue()).not.toBe('')
    await expectInEditor(page)
    await editor(page).fill('')
  },
  print: async () => {},
  'back to the editor': async () => {},
  'find a saved reply': async (page) => {
    await expect(page.getByRole('listbox', { name: 'Saved replies' })).toBeVisible()
    await page.keyboard.press('Backspace')
  },
  emoji: async (page) => {
    await expect(page.getByRole('listbox', { name: 'Emoji' })).toBeVisible()
    await page.keyboard.press('Escape')
  },
  send: (page) => expect(page.getByText('Empty chat, send a message first.')).toBeVisible(),
  'send and next': (page) => expect(page.getByText('Empty chat, send a message first.')).toBeVisible(),
  'single keys': async () => {},
  sound: async () => {},
  'uncover photo': async () => {},
  'ask coach': (page) => closeDialogWithEscape(page),
  'remind me': (page) => closeDialogWithEscape(page),
  'last chat': (page) => expect(page.getByText('This is your last chat.').first()).toBeVisible(),
  'unsent words': (page) => closeDialogWithEscape(page, 'Unsent words'),
}

/** These move the focus to a message, or leave the chat. A rest is offered while another test has switched the hours on. */
const leavesEditor =
  /^(go-to |queue |language |theme |go back$|logout$|next |rest$|message actions$|notification$|commands$)/
/** Numbered actions count as one: `saved reply 12`. */
const nameOf = (id: string) => id.replace(/ \d+$/, '')
/** These actions belong to the menu of a message. */
const messageActions = ['copy message', 'highlight message']
/** Each group of facts has an action, and one of them is done. */
const isLikeOther = (id: string) => id.startsWith('group ') && !(id in completions)

it('the focus is in the editor after every action of a chat in hand', async ({ journey }) => {
  // Some forty actions, each found in the palette.
  it.setTimeout(120_000)
  const { page } = await openFullChat(journey)
  // The last action that loads.
  await expect(page.getByRole('button', { name: 'Escalate' })).toBeVisible()
  const offered = (await openPalette(page)).filter(
    (id) => !leavesEditor.test(id) && !messageActions.includes(id) && !isLikeOther(id),
  )
  await closePalette(page)
  await expectInEditor(page)
  expect(offered.filter((id) => !(nameOf(id) in completions))).toEqual([])
  await page.evaluate(() => {
    window.print = () => {}
  })
  for (const id of offered) {
    await page.keyboard.press('Escape')
    await run(page, id)
    await completions[nameOf(id)]?.(page)
    await expectInEditor(page).catch((error: unknown) => {
      throw new Error(`After "${id}" the focus is not in the editor`, { cause: error })
    })
    if (id === 'single keys') await run(page, id)
  }
})

it('the focus is in the editor after every cancelled action, or one done with the pointer', async ({
  journey,
}) => {
  const { page } = await openFullChat(journey)
  const key = async (letter: string) => {
    await page.keyboard.press('Escape')
    await page.keyboard.press(letter)
  }
  await key('r')
  await closeDialogWithEscape(page)
  await expectInEditor(page)
  await key('f')
  await closeDialogWithEscape(page)
  await expectInEditor(page)
  await key('n')
  await expect(logbook(page).locator('textarea:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectInEditor(page)
  for (const field of ['Job', 'Sports']) {
    await page.getByRole('button', { name: `Add ${field}` }).press('Enter')
    await expect(focusedField(page)).toBeVisible()
    if (field === 'Sports') {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('region', { name: 'Profile facts' }).locator(':focus')).toBeVisible()
      await page.keyboard.press('Escape')
    } else {
      await page.keyboard.type('Gardener')
      await page.keyboard.press('Enter')
    }
    await expectInEditor(page)
  }

  for (const [letter, sign] of [
    ['l', '1 highlighted'],
    ['c', 'Copied.'],
  ] as const) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('k')
    await expect(page.locator('li:focus')).toBeVisible()
    await page.keyboard.press(letter)
    await expect(page.getByText(sign).first()).toBeVisible()
    await expectInEditor(page)
  }
  await bubble(page, 'Hello?').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Hide this message' })).toBeVisible()
  await confirm(page)
  await expectInEditor(page)
  await bubble(page, 'Are you there?').click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectInEditor(page)

  await key('g')
  await dialog(page)
    .getByRole('button', { name: /credits/ })
    .press('Enter')
  await expectInEditor(page)
  await page.getByRole('button', { name: 'Remove the gift' }).press('Enter')
  await expectInEditor(page)
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(page.getByText('Empty chat, send a message first.')).toBeVisible()
  await expectInEditor(page)
  await page.keyboard.type('Good evening')
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(bubble(page, 'Good evening')).toBeVisible()
  await expectInEditor(page)
  await expect(editor(page)).toHaveValue('')
})
