import type { Page } from '@playwright/test'

/** A list of the panel. */
export type List = { path: string; api: string }

/** Rows of a request: the page itself asks for 50, which would take the run four times longer. */
const perRequest = 200

// Expressions in the page: this file has no types of the browser.
const list = `[...document.querySelectorAll('main table, main ul')].find((each) => each.querySelector('tbody tr, li [data-id]'))`
const scroller = `${list}.parentElement`
const more = `[...document.querySelectorAll('main button')].find((each) => each.textContent.includes('Show 50 more'))`

/** Opens the list, and waits for everything that its page loads afterwards. */
export async function openList(page: Page, { path, api }: List) {
  await page.route(
    (url) => url.pathname === api,
    (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', String(perRequest))
      return route.continue({ url: url.href })
    },
  )
  await page.goto(path)
  await page.waitForFunction(list)
  await page.waitForLoadState('networkidle').catch(() => {})
}

/** Presses the button for more rows at the end of the list, until there are enough. @returns the number of rows */
export async function loadRows(page: Page, wanted: number): Promise<number> {
  let rows = perRequest
  for (; rows < wanted; rows += perRequest) {
    const height = await page.evaluate<number>(`${scroller}.scrollHeight`)
    const isMore = await page.evaluate<boolean>(
      `(() => { ${scroller}.scrollTop = ${scroller}.scrollHeight; const more = ${more}; more?.click(); return more !== undefined })()`,
    )
    if (!isMore) break
    // A hint that refreshes the list stops the request for more: the button is pressed again.
    await page.waitForFunction(
      `${scroller}.scrollHeight > ${height} || (${more}?.click(), false)`,
      undefined,
      {
        polling: 50,
      },
    )
  }
  return rows
}

/** Jumps through the list as with its bar, and turns the wheel at each place. */
export async function scroll(page: Page, places: number) {
  await page.mouse.move(300, 500)
  for (let place = places; place >= 0; place--) {
    await page.evaluate(`${scroller}.scrollTop = ${scroller}.scrollHeight * ${place / places}`)
    for (let turn = 0; turn < 10; turn++) {
      await page.mouse.wheel(0, 400)
      await page.evaluate('new Promise(requestAnimationFrame)')
    }
  }
}

/** Opens the same rows without any script: those in view again and again, so that as many are in the document. */
export async function openAllRows(page: Page, from: Page, rows: number) {
  const html = await from.evaluate<string>(`(() => {
    const root = document.documentElement.cloneNode(true)
    for (const script of root.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
    return root.outerHTML
  })()`)
  await page.route('**/all-rows', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/all-rows')
  await page.evaluate(`(() => {
    const list = ${list}
    for (const space of list.parentElement.querySelectorAll(':scope > div')) space.remove()
    const body = list.querySelector('tbody') ?? list
    const some = body.innerHTML
    body.innerHTML = some.repeat(Math.ceil(${rows} / body.children.length))
    return list.offsetHeight
  })()`)
}
