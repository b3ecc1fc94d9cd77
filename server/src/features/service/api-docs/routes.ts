import { endpoints } from '@panel/contract'
import type { Services } from '../../../services.ts'
import { openApiDocument } from './openapi.ts'
import { docsPage, docsPolicy } from './page.ts'

export function apiDocsRoutes({ on }: Services) {
  on(endpoints.getOpenApi, () => openApiDocument(endpoints))
  on(endpoints.getApiDocs, ({ reply }) => {
    reply.header('content-security-policy', docsPolicy)
    return docsPage(openApiDocument(endpoints))
  })
}
