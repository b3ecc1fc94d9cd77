<?php
declare(strict_types=1);

namespace OperatorPanel;

// What the panel sends: webhooks, and the outbox.

add_action('rest_api_init', fn() => register_rest_route('operator-panel/v1', '/webhook', [
    'methods' => 'POST',
    'permission_callback' => fn(\WP_REST_Request $request) => is_signed(
        (string) $request->get_header('webhook-id'),
        (string) $request->get_header('webhook-timestamp'),
        (string) $request->get_header('webhook-signature'),
        $request->get_body(),
    ) ?: new \WP_Error('wrong_signature', __('The signature is wrong.', 'operator-panel'), ['status' => 401]),
    'callback' => function (\WP_REST_Request $request): \WP_REST_Response {
        try {
            $event = json_decode($request->get_body(), true, 512, JSON_THROW_ON_ERROR);
            transaction(fn() => handle((string) $request->get_header('webhook-id'), $event['type'], $event['data']));
            return new \WP_REST_Response(null, 204);
        } catch (\Throwable $error) {
            error_log("A webhook failed, and comes again: {$error->getMessage()}");
            return new \WP_REST_Response(null, 500);
        }
    },
]));

/** Does what an event says, once. Call it in a transaction: the mark and the deed are stored together. */
function handle(string $id, string $type, array $data): void
{
    if (run('INSERT IGNORE INTO ' . table('handled') . ' (id) VALUES (%s)', $id) === 0) return;
    if ($type === 'message.sent') {
        $message = store_answer($data);
        if ($message) run('UPDATE ' . table('handled') . ' SET message_id = %d WHERE id = %s', $message, $id);
    }
    // Events can come in any order. A time of release decides.
    elseif ($type === 'customer.held' || $type === 'customer.released') {
        $released = $data['released_at'] ?? '';
        run(
            'INSERT INTO ' . table('holds') . " (id, external_id, released_at) VALUES (%s, %s, NULLIF(%s, ''))
                ON DUPLICATE KEY UPDATE released_at = COALESCE(released_at, VALUES(released_at))",
            (string) $data['hold_id'],
            $data['customer_external_id'],
            $released,
        );
    }
    // Others, such as `webhook.test` and those that you do not know yet, are only marked.
}

/** Stores an answer as a message of its profile. @return ?int its id; null when the member is erased */
function store_answer(array $data): ?int
{
    $user = (int) (rows('SELECT user_id FROM ' . table('people') . ' WHERE external_id = %s', $data['customer_external_id'])[0]['user_id'] ?? 0);
    $profile = (int) substr($data['profile_external_id'], strlen('wp-'));
    if (!$user || !get_userdata($user) || !get_userdata($profile)) return null;
    $id = null;
    $note = function ($message) use (&$id): void {
        $id = (int) $message->id;
    };
    add_action('messages_message_after_save', $note);
    try {
        $thread = thread_of($data['in_reply_to'] ?? '', $user, $profile);
        $result = messages_new_message([
            'sender_id' => $profile,
            'thread_id' => $thread ?: false,
            'recipients' => [$user],
            'subject' => $thread ? false : get_userdata($profile)->display_name,
            // Plain text, in a table of HTML.
            'content' => esc_html($data['text'] === '' ? __('[A photo or a gift]', 'operator-panel') : $data['text']),
            'date_sent' => gmdate('Y-m-d H:i:s', (int) strtotime($data['sent_at'])),
            'error_type' => 'wp_error',
        ]);
    } finally {
        remove_action('messages_message_after_save', $note);
    }
    if (is_wp_error($result) || !$id) throw new \RuntimeException('BuddyPress has not stored an answer');
    return $id;
}

/** The thread of the message that is answered, or the newest one of both; 0 when there is none. */
function thread_of(string $message, int $user, int $profile): int
{
    $bp = buddypress()->messages;
    $found = preg_match('/^wp-(\d+)$/', $message, $id)
        ? rows("SELECT thread_id FROM {$bp->table_name_messages} WHERE id = %d", (int) $id[1])
        : [];
    $found = $found ?: rows(
        "SELECT one.thread_id FROM {$bp->table_name_recipients} one JOIN {$bp->table_name_recipients} other ON other.thread_id = one.thread_id
            WHERE one.user_id = %d AND other.user_id = %d ORDER BY one.thread_id DESC LIMIT 1",
        $user,
        $profile,
    );
    return (int) ($found[0]['thread_id'] ?? 0);
}

/** Reads the outbox from the last cursor to its end. Items have the ids of their webhooks. @throws \RuntimeException */
function reconcile(): void
{
    for (;;) {
        $after = state('cursor');
        [$status, $page] = call('GET', $after === null ? '/outbox' : "/outbox?after=$after");
        if ($status !== 200 || !isset($page['items'])) throw new \RuntimeException("The outbox answered $status");
        if (!$page['items']) return;
        // The cursor moves in the transaction that stores the items.
        transaction(function () use ($page): void {
            foreach ($page['items'] as $item)
                if (isset($item['data'])) handle("msg_{$item['id']}", $item['type'], $item['data']);
                else handle("msg_{$item['id']}", 'message.sent', $item);
            set_state('cursor', $page['next_cursor']);
        });
    }
}
