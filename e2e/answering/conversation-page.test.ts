import { findAccessibilityViolations } from '../accessibility.ts'
import { bubble } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { makeWaitingChat } from '../waiting-chat.ts'

describe('the link back', () => {
  it('leads to the page from which the chat was opened, by default to the main panel', async ({
    journey,
    open,
  }) => {
    const { id, coach, makeColleague } = await makeWaitingChat(journey)
    const level = {
      rights: ['other_chats.overview', 'other_chats.reports', 'reviews.view', 'chat_stats.skiplog'],
    }
    const trusted = await makeColleague('Eva M.', { level })
    for (const [{ cookie }, ways] of [
      [
        trusted,
        [
          ['', 'main panel', '/'],
          ['?from=nowhere', 'main panel', '/'],
          ['?from=overview', 'chat overview', '/messages'],
          ['?from=history', 'message history', '/history'],
          ['?from=reports', 'message reports', '/message-reports'],
          ['?from=skiplog', 'skiplog', '/skiplog'],
        ],
      ],
      // Never to a page without the right for it.
      [await coach(), [['?from=skiplog', 'main panel', '/']]],
    ] as const) {
      const page = await open('/login', cookie)
      for (const [search, place, path] of ways) {
        await page.goto(`/conversations/${id}${search}`)
        const link = page.getByRole('link', { name: `Back to ${place}` })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', path)
        await page.keyboard.press('b')
        await page.waitForURL((url) => url.pathname === path)
      }
    }
  })

  it('leads to the previous page with its filters', async ({ journey, open }) => {
    const { id, coach } = await makeWaitingChat(journey)
    const { cookie } = await coach()
    const page = await open('/messages?status=all', cookie)
    const before = page.url()
    await expect(page.locator(`a[data-id="${id}"]`)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await page.keyboard.press('b')
    await page.waitForURL(before)
    await page.goForward()
    await expect(bubble(page, 'Hello?')).toBeVisible()
  })
})

describe('opening a chat', () => {
  it('is one request, and a new message is another one for the chat and one for what is new', async ({
    journey,
    open,
  }) => {
    const { id, coach, colin } = await makeWaitingChat(journey)
    const { cookie } = await coach()
    const page = await open('/login', cookie)
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith(`/api/conversations/${id}`) && !/told-facts|photos|gifts/.test(pathname))
        requests.push(`${pathname.slice(`/api/conversations/${id}`.length)}${search}`)
    })
    await page.goto(`/conversations/${id}`)
    await expect(bubble(page, 'Hello?')).toBeVisible()
    // The event stream, which begins meanwhile, can ask for what is new; nothing else brings the thread.
    expect(requests[0]).toBe('/with-thread')
    expect(requests.filter((each) => /^\/messages(?!\?after=)/.test(each))).toEqual([])
    await colin.write('Are you there?')
    await expect(bubble(page, 'Are you there?')).toBeVisible()
    expect(requests).toEqual(
      expect.arrayContaining(['', expect.stringMatching(/^\/messages\?after=\d+&limit=200$/)]),
    )
    expect(requests.filter((each) => each === '/with-thread')).toHaveLength(1)
  })
})

it('without a number, the page asks for one, and explains what is wrong with an invalid one', async ({
  journey,
  open,
}) => {
  const { id, coach } = await makeWaitingChat(journey)
  const { cookie } = await coach()
  const page = await open('/conversations?from=overview', cookie)
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('number one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the number of a chat, such as 48213.')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`#${id}`)
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Hello?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to chat overview' })).toBeVisible()
})
