import type { Page } from '@playwright/test'

/**
 * Responds to the page's requests for the English texts with these, so that the panel needs no additional language. Unlike
 * `page.route`, this does not delay the other requests, and the page uses its cache.
 */
export async function speakPseudo(page: Page, texts: object) {
  const session = await page.context().newCDPSession(page)
  const body = Buffer.from(`export default ${JSON.stringify(texts)}`).toString('base64')
  const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }]
  // A page that is closed needs no response.
  const ignore = () => {}
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const responded = /\/en-(?!GB)[\w-]+\.js$/.test(request.url)
      ? session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      : session.send('Fetch.continueRequest', { requestId })
    responded.catch(ignore)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/en-*.js' }] })
}
