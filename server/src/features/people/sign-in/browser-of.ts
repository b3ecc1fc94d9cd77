import type { Config } from '../../../platform/config.ts'
import type { Call } from '../../../platform/http/register.ts'
import { cookiesOf } from './cookies.ts'
import { visitorOf } from './visitor.ts'

/** The browser of a request: its cookies, its address and its device. */
export function browserOf(
  config: Pick<Config, 'PUBLIC_URL'>,
  { request, reply }: Pick<Call<never>, 'request' | 'reply'>,
) {
  return { ...cookiesOf(config, request, reply), visitor: visitorOf(request) }
}
