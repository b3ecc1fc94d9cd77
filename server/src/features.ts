import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** Each feature puts its routes on the app, and says what it does when the app starts and closes. */
export const features: ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = []
