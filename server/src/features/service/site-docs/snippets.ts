import type { Endpoint } from '@panel/contract'

/** In which the examples are written; the first one is shown until another is chosen. */
export const languages = { curl: 'curl', js: 'JavaScript', php: 'PHP', python: 'Python' } as const
export type Language = keyof typeof languages
// The cast: `Object.keys` forgets the names of the keys.
export const languageNames = Object.keys(languages) as Language[]

/** The address of the panel and the key, as the examples have them. */
export type Account = { url: string; key: string }

/** A call of the guide. */
export type Call = { method: Endpoint['method']; path: string; body?: unknown }

/** A call in each language. The first one defines what the others use. */
export const snippet = (language: Language, call: Call, account: Account, isFirst = false): string =>
  writers[language](call, account, isFirst)

const writers: Record<Language, (call: Call, account: Account, isFirst: boolean) => string> = {
  curl({ method, path, body }, { url, key }) {
    const lines = [
      `curl -X ${method} "${url}/site/v1${path}"`,
      `  -H "Authorization: Bearer ${key}"`,
      ...(body === undefined
        ? []
        : [
            '  -H "Content-Type: application/json"',
            `  -d '${indented(JSON.stringify(body, null, 2), '  ').replaceAll("'", "'\\''")}'`,
          ]),
    ]
    return lines.join(' \\\n')
  },
  js: ({ method, path, body }, account, isFirst) =>
    `${isFirst ? definition.js(account) : ''}log(await call('${method}', '${path}'${body === undefined ? '' : `, ${JSON.stringify(body, null, 2)}`}))`,
  php: ({ method, path, body }, account, isFirst) =>
    `${isFirst ? definition.php(account) : ''}print_r(call('${method}', '${path}'${body === undefined ? '' : `, ${literal(body, php)}`}));`,
  python: ({ method, path, body }, account, isFirst) =>
    `${isFirst ? definition.python(account) : ''}print(call('${method}', '${path}'${body === undefined ? '' : `, ${literal(body, python)}`}))`,
}

const definition = {
  js: ({ url, key }: Account) => `const { log } = console

async function call(method, path, body) {
  const response = await fetch('${url}/site/v1' + path, {
    method,
    headers: { authorization: 'Bearer ${key}', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.code, { cause: answer })
  return answer
}

`,
  php: ({ url, key }: Account) => `function call($method, $path, $body = null) {
  $context = stream_context_create(['http' => [
    'method' => $method,
    'ignore_errors' => true,
    'header' => "Authorization: Bearer ${key}\\r\\nContent-Type: application/json\\r\\n",
    'content' => $body === null ? '' : json_encode($body),
  ]]);
  $answer = json_decode(file_get_contents('${url}/site/v1' . $path, false, $context), true);
  if (isset($answer['code'])) throw new Exception(json_encode($answer));
  return $answer;
}

`,
  python: ({ url, key }: Account) => `import json, urllib.error, urllib.request

def call(method, path, body=None):
    request = urllib.request.Request('${url}/site/v1' + path, method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={'Authorization': 'Bearer ${key}', 'Content-Type': 'application/json'})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise Exception(json.load(refused)) from refused

`,
}

type Notation = { open: string; close: string; pair: string; map: [string, string] }
const php: Notation = { open: '[', close: ']', pair: ' => ', map: ['[', ']'] }
const python: Notation = { open: '[', close: ']', pair: ': ', map: ['{', '}'] }

/** A value of JSON in the notation of a language. Texts are in single quotes. */
function literal(value: unknown, notation: Notation, indent = ''): string {
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `${notation.open}${value.map((each) => literal(each, notation, indent)).join(', ')}${notation.close}`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, each]) => `${inner}'${name}'${notation.pair}${literal(each, notation, inner)},`,
    )
    return `${notation.map[0]}\n${fields.join('\n')}\n${indent}${notation.map[1]}`
  }
  return typeof value === 'string' ? `'${value.replaceAll(/[\\']/g, '\\$&')}'` : JSON.stringify(value)
}

const indented = (text: string, indent: string) => text.replaceAll('\n', `\n${indent}`)
