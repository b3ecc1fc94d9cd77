import type { Page } from '@playwright/test'

/** Answers the page's request for the English texts with these: no language of the panel is made for it. */
export const speakPseudo = (page: Page, texts: object) =>
  page.route(/\/assets\/en-(?!GB)[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(texts)}` }),
  )
