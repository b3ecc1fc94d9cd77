import type { Page } from '@playwright/test'

/** Responds to the page's request for the English texts with these, so that the panel needs no additional language. */
export const speakPseudo = (page: Page, texts: object) =>
  page.route(/\/assets\/en-(?!GB)[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(texts)}` }),
  )
