import { endpoints } from '@panel/contract'
import { demoSites } from '@panel/demo/site-access'
import type { Services } from '../../../services.ts'
import { siteDocsPage, siteDocsPolicy } from './page.ts'
import { siteDocument } from './site-document.ts'

export function siteDocsRoutes({ on, config }: Pick<Services, 'on' | 'config'>) {
  const account = {
    url: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    // Everybody may use the sites of the demo.
    key: config.DEMO ? demoSites[0].key : 'YOUR-KEY',
  }
  // Everybody may ask for them, so they are written once, when somebody does.
  let document: ReturnType<typeof siteDocument> | undefined
  let page: string | undefined
  on(endpoints.getSiteOpenApi, () => {
    document ??= siteDocument(config.PUBLIC_URL)
    return document
  })
  on(endpoints.getSiteDocs, ({ reply }) => {
    reply.header('content-security-policy', siteDocsPolicy)
    page ??= siteDocsPage(account)
    return page
  })
}
