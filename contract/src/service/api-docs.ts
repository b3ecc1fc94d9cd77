import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns the OpenAPI 3.1 document of the panel API and the site API',
  access: 'manage_operators',
  /** OpenAPI defines the shape. The document has no data of a site, so no field needs to be filtered. */
  response: z.looseObject({ openapi: z.literal('3.1.1'), info: z.looseObject({ title: z.string() }) }),
})

export const getApiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'Returns the API documentation as an HTML page',
  access: 'manage_operators',
  response: z.string(),
  produces: 'text/html',
})

export const getSiteOpenApi = endpoint({
  method: 'GET',
  path: '/site/v1/openapi.json',
  summary: 'Returns the OpenAPI 3.1 document of the site API, with all webhooks',
  access: 'public',
  response: getOpenApi.response,
})

export const getSiteDocs = endpoint({
  method: 'GET',
  path: '/site/v1/docs',
  summary: 'Returns the guide to the site API as an HTML page',
  access: 'public',
  response: z.string(),
  produces: 'text/html',
})

export const apiDocsEndpoints = { getOpenApi, getApiDocs, getSiteOpenApi, getSiteDocs } as const
