<?php
/**
 * The end of a site at the operator panel, in one file: a receiver of webhooks, a queue of what customers wrote, and the reading of the
 * outbox. It needs PHP 8.1 or newer with pdo_sqlite and nothing else. Take it over, and put your own tables in place of `messages`.
 *
 *   export PANEL_URL=https://panel.example.com PANEL_KEY=opk_live_… PANEL_SECRET=whsec_… SITE_FILE=site.sqlite
 *   php site.php work                   the worker: sends, and reads the outbox at its start and once a day
 *   php -S 127.0.0.1:4010 site.php      the receiver; behind a web server, route the address of the webhook to this file
 *   php site.php write ID CUSTOMER PROFILE TEXT
 *
 * What it keeps, whatever is killed: each message of a customer reaches the panel once, each answer is stored once.
 */
declare(strict_types=1);

const TABLES = "
  -- Every message that customers see, of both sides. The id is yours for theirs, and the panel's for an answer.
  create table if not exists messages (id text primary key, direction text not null, customer text not null, profile text not null,
    text text not null, photo_url text, sent_at text not null, undelivered text);
  -- What the panel does not have yet, in the order in which it was written.
  create table if not exists outgoing (place integer primary key autoincrement, body text not null, attempts integer not null default 0,
    due_at integer not null default 0);
  -- Every webhook and outbox item that was handled: what comes again is found here.
  create table if not exists handled (id text primary key);
  -- The last word about each hold.
  create table if not exists holds (id text primary key, customer text not null, released_at text);
  create table if not exists state (name text primary key, value text not null);";

/** Seconds for which a signature is valid. */
const TOLERANCE = 300;
const BATCH = 500;
const DAY = 86400;

final class Site
{
    public readonly PDO $db;

    public function __construct(
        string $file,
        private readonly string $url = '',
        private readonly string $key = '',
        private readonly string $secret = '',
    ) {
        $this->db = new PDO("sqlite:$file", null, null, [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION, PDO::ATTR_TIMEOUT => 2]);
        $this->db->exec('pragma journal_mode = wal');
        $this->db->exec(TABLES);
    }

    /** All or nothing. A busy database throws, and whoever asked tries again. */
    private function transaction(callable $work): void
    {
        // Not beginTransaction: it reads first, and two that have read cannot both write.
        $this->db->exec('begin immediate');
        try {
            $work();
            $this->db->exec('commit');
        } catch (Throwable $error) {
            $this->db->exec('rollback');
            throw $error;
        }
    }

    private function run(string $statement, mixed ...$values): int
    {
        $prepared = $this->db->prepare($statement);
        $prepared->execute($values);
        return $prepared->rowCount();
    }

    private function all(string $statement, mixed ...$values): array
    {
        $prepared = $this->db->prepare($statement);
        $prepared->execute($values);
        return $prepared->fetchAll(PDO::FETCH_ASSOC);
    }

    // ---- What customers write ---------------------------------------------------------------------------------------------------

    /** Stores what a customer wrote, together with its place in the queue. Call it where your chat stores a message. */
    public function write(string $id, string $customer, string $profile, string $text, ?string $photoUrl = null): void
    {
        $sentAt = gmdate('Y-m-d\TH:i:s\Z');
        $message = ['external_id' => $id, 'customer_external_id' => $customer, 'profile_external_id' => $profile, 'text' => $text, 'sent_at' => $sentAt];
        if ($photoUrl !== null) $message['photo_url'] = $photoUrl;
        $this->transaction(function () use ($id, $customer, $profile, $text, $photoUrl, $sentAt, $message) {
            $this->run('insert into messages values (?, ?, ?, ?, ?, ?, ?, null)', $id, 'in', $customer, $profile, $text, $photoUrl, $sentAt);
            $this->run('insert into outgoing (body) values (?)', json_encode($message, JSON_THROW_ON_ERROR));
        });
    }

    /** @return array{int, array, ?int} the status, 0 without an answer; the answer; the seconds of `Retry-After` */
    private function call(string $method, string $path, ?array $body = null): array
    {
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => "Authorization: Bearer {$this->key}\r\nContent-Type: application/json\r\nConnection: close\r\n",
            'content' => $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR),
            'ignore_errors' => true,
            'timeout' => 30,
        ]]);
        $text = @file_get_contents("{$this->url}/site/v1$path", false, $context);
        $headers = $http_response_header ?? [];
        if ($text === false || !preg_match('~^HTTP/\S+ (\d+)~', $headers[0] ?? '', $status)) return [0, [], null];
        $later = array_filter($headers, fn($line) => stripos($line, 'retry-after:') === 0);
        $seconds = $later ? (int) trim(substr(reset($later), strlen('retry-after:'))) : null;
        return [(int) $status[1], json_decode($text, true) ?? [], $seconds];
    }

    /**
     * Sends what is due, oldest first. The panel knows the ids, so whoever is not sure sends again.
     * @return ?int seconds until the next message is due; null when none waits
     */
    public function sendRound(int $most = BATCH): ?int
    {
        $rows = $this->all('select * from outgoing order by place limit ' . $most);
        if (!$rows) return null;
        // A message that waits keeps later ones waiting: customers read their chat in its order.
        if ($rows[0]['due_at'] > time()) return $rows[0]['due_at'] - time();
        $messages = array_map(fn($row) => json_decode($row['body'], true), $rows);
        [$status, $answer, $seconds] = $this->call('POST', '/messages', ['messages' => $messages]);
        $done = fn($row) => $this->run('delete from outgoing where place = ?', $row['place']);
        // An answer that was cut off says nothing: send again.
        if ($status === 200 && isset($answer['results'])) {
            $this->transaction(fn() => array_map($done, $rows));
        } elseif ($status === 413 && count($rows) > 1) {
            return $this->sendRound(intdiv(count($rows) + 1, 2));
        } elseif (in_array($status, [400, 409, 422], true)) {
            $wrong = [];
            foreach ($answer['issues'] ?? [] as $issue)
                if (preg_match('~^messages\.(\d+)\.~', $issue['path'], $place) && isset($rows[(int) $place[1]]))
                    $wrong[(int) $place[1]] = $issue['code'];
            // Without an issue for a message, the call is wrong, and somebody has to look at it.
            if (!$wrong) $this->later($rows, $answer['code'] ?? (string) $status);
            $this->transaction(function () use ($wrong, $rows, $messages, $done) {
                foreach ($wrong as $place => $code) {
                    $this->run('update messages set undelivered = ? where id = ?', $code, $messages[$place]['external_id']);
                    $done($rows[$place]);
                }
            });
        } else {
            $this->later($rows, (string) $status, $seconds);
        }
        return 0;
    }

    /** At growing intervals: 1 s, 2 s, 4 s, up to five minutes, or when the panel says. */
    private function later(array $rows, string $reason, ?int $seconds = null): void
    {
        error_log('The panel has not taken ' . count($rows) . " messages: $reason");
        $this->transaction(function () use ($rows, $seconds) {
            foreach ($rows as $row) {
                $pause = $seconds ?: min(300, 2 ** min(9, $row['attempts']));
                $this->run('update outgoing set attempts = attempts + 1, due_at = ? where place = ?', time() + $pause, $row['place']);
            }
        });
    }

    // ---- What the panel sends ---------------------------------------------------------------------------------------------------

    /** Whether the panel has signed this body, a moment ago. The body is as it came. */
    private function isSigned(string $id, string $at, string $given, string $body): bool
    {
        if ($this->secret === '' || abs(time() - (int) $at) >= TOLERANCE) return false;
        $secret = base64_decode(substr($this->secret, strlen('whsec_')));
        $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $secret, true));
        foreach (explode(' ', $given) as $one) if (hash_equals($own, $one)) return true;
        return false;
    }

    /** Does what an event says, once. Call it in a transaction: the mark and the deed are stored together. */
    private function handle(string $id, string $type, array $data): void
    {
        if ($this->run('insert into handled values (?) on conflict do nothing', $id) === 0) return;
        if ($type === 'message.sent')
            // Fetch the photo with your key and keep a copy: it is erased with the customer.
            $this->run('insert into messages values (?, ?, ?, ?, ?, ?, ?, null)', "panel {$data['id']}", 'out', $data['customer_external_id'],
                $data['profile_external_id'], $data['text'], $data['photo_url'] ?? null, $data['sent_at']);
        elseif ($type === 'message.deleted')
            $this->run('delete from messages where id = ?', "panel {$data['deleted_id']}");
        // Events can come in any order. A time of release decides.
        elseif ($type === 'customer.held' || $type === 'customer.released')
            $this->run('insert into holds values (?, ?, ?) on conflict (id) do update set released_at = coalesce(released_at, excluded.released_at)',
                (string) $data['hold_id'], $data['customer_external_id'], $data['released_at'] ?? null);
        // Others, such as `webhook.test` and those that you do not know yet, are only marked.
    }

    /** @return int the status for a webhook: 401 for a wrong signature, 500 for what failed and shall come again */
    public function receive(string $id, string $at, string $given, string $body): int
    {
        if (!$this->isSigned($id, $at, $given, $body)) return 401;
        try {
            $event = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
            $this->transaction(fn() => $this->handle($id, $event['type'], $event['data']));
            return 204;
        } catch (Throwable $error) {
            error_log("A webhook failed, and comes again: {$error->getMessage()}");
            return 500;
        }
    }

    /** Reads the outbox from the last cursor to its end. Items have the ids of their webhooks. */
    public function reconcile(): void
    {
        for (;;) {
            $after = $this->all("select value from state where name = 'cursor'")[0]['value'] ?? null;
            [$status, $page] = $this->call('GET', $after === null ? '/outbox' : "/outbox?after=$after");
            if ($status !== 200 || !isset($page['items'])) throw new Exception("The outbox answered $status");
            if (!$page['items']) return;
            // The cursor moves in the transaction that stores the items.
            $this->transaction(function () use ($page) {
                foreach ($page['items'] as $item)
                    if (isset($item['data'])) $this->handle("msg_{$item['id']}", $item['type'], $item['data']);
                    else $this->handle("msg_{$item['id']}", 'message.sent', $item);
                $this->run("insert into state values ('cursor', ?) on conflict (name) do update set value = excluded.value", $page['next_cursor']);
            });
        }
    }

    /**
     * Works until the process ends. After a failure it waits longer each time. With webhooks, the outbox is read at the start and once a day,
     * without them all the time.
     */
    public function work(): never
    {
        $reconcileAt = 0;
        for ($failures = 0; ; ) {
            try {
                if (time() >= $reconcileAt) {
                    $this->reconcile();
                    $reconcileAt = time() + ($this->secret === '' ? 1 : DAY);
                }
                // Another process may have written: the queue is looked at each second.
                if ($this->sendRound() !== 0) sleep(1);
                $failures = 0;
            } catch (Throwable $error) {
                error_log("Again later: {$error->getMessage()}");
                sleep(min(300, 2 ** min(9, $failures++)));
            }
        }
    }
}

$env = fn(string $name) => (string) getenv($name);
$site = new Site($env('SITE_FILE') ?: 'site.sqlite', $env('PANEL_URL'), $env('PANEL_KEY'), $env('PANEL_SECRET'));
if (PHP_SAPI !== 'cli') {
    $header = fn(string $name) => (string) ($_SERVER['HTTP_WEBHOOK_' . $name] ?? '');
    http_response_code($site->receive($header('ID'), $header('TIMESTAMP'), $header('SIGNATURE'), file_get_contents('php://input')));
} else {
    match ($argv[1] ?? '') {
        'work' => $site->work(),
        'write' => $site->write(...array_slice($argv, 2)),
        default => exit("php site.php work | write ID CUSTOMER PROFILE TEXT\n"),
    };
}
