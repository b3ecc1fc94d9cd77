import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API and the site API, as an OpenAPI 3.1 document',
  access: 'manage_operators',
  /** It describes what may leave, and holds no row: its own shape is that of OpenAPI. */
  response: z.looseObject({ openapi: z.literal('3.1.1'), info: z.looseObject({ title: z.string() }) }),
})

export const getApiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'The same as a page to read',
  access: 'manage_operators',
  response: z.string(),
  produces: 'text/html',
})
