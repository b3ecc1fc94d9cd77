import type { Language } from './snippets.ts'

/** How a site checks a webhook, in each language with a receiver. It answers 204 to a right signature, otherwise 401. */
export const signatureChecks: Record<Exclude<Language, 'curl'>, string> = {
  js: `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = Buffer.from(process.env.PANEL_SECRET.slice('whsec_'.length), 'base64')

function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < 300)) return false
  const own = Buffer.from('v1,' + createHmac('sha256', secret).update(\`\${id}.\${at}.\${body}\`).digest('base64'))
  return given.split(' ').map((one) => Buffer.from(one))
    .some((one) => one.length === own.length && timingSafeEqual(one, own))
}

async function receive(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString() // as it came, not parsed
  if (!isSigned(request.headers, body)) return 401
  const event = JSON.parse(body)
  // One transaction: insert webhook-id into a unique column, and do what event.type says.
  // The id is there already? Then it came twice: answer 204 all the same.
  return 204
}

createServer((request, response) => {
  receive(request).catch(() => 500).then((status) => response.writeHead(status).end())
}).listen(process.env.PORT)`,
  php: `$body = file_get_contents('php://input'); // as it came, not parsed
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$at = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$secret = base64_decode(substr(getenv('PANEL_SECRET'), strlen('whsec_')));
$own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $secret, true));
$given = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');
$fits = array_filter($given, fn($one) => hash_equals($own, $one));
if (abs(time() - (int) $at) >= 300 || !$fits) { http_response_code(401); exit; }
$event = json_decode($body, true);
// One transaction: insert $id into a unique column, and do what $event['type'] says.
// The id is there already? Then it came twice: answer 204 all the same.
http_response_code(204);`,
  python: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

secret = base64.b64decode(os.environ['PANEL_SECRET'][len('whsec_'):])

def is_signed(headers, body):
    id, at = headers.get('webhook-id', ''), headers.get('webhook-timestamp', '')
    if not at.isdigit() or abs(time.time() - int(at)) >= 300:
        return False
    digest = hmac.new(secret, f'{id}.{at}.'.encode() + body, hashlib.sha256).digest()
    own = b'v1,' + base64.b64encode(digest)
    given = headers.get('webhook-signature', '').encode('utf-8', 'replace')
    return any(hmac.compare_digest(own, one) for one in given.split(b' '))

class Receiver(BaseHTTPRequestHandler):
    timeout = 15

    def do_POST(self):
        body = self.rfile.read(int(self.headers['content-length'])) # as it came, not parsed
        signed = is_signed(self.headers, body)
        if signed:
            event = json.loads(body)
            # One transaction: insert webhook-id into a unique column, and do what event['type'] says.
            # The id is there already? Then it came twice: answer 204 all the same.
        self.send_response(204 if signed else 401)
        self.end_headers()

ThreadingHTTPServer(('', int(os.environ['PORT'])), Receiver).serve_forever()`,
}

/** Whether the signature fits, with the library of Standard Webhooks. */
export const withLibrary = `import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.PANEL_SECRET).verify(body, headers) // throws when it does not fit`
