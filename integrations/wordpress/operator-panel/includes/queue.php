<?php
declare(strict_types=1);

namespace OperatorPanel;

// What members write, until the panel has it; and the worker.

const BATCH = 500;

/** Nobody writes to a profile before they have read the text: without recipients, BuddyPress does not send. */
add_action('messages_message_before_save', function ($message): void {
    $to = array_map(fn($recipient) => (int) $recipient->user_id, (array) $message->recipients);
    if (is_profile((int) $message->sender_id) || !array_filter($to, __NAMESPACE__ . '\is_profile')) return;
    if (!person((int) $message->sender_id)) $message->recipients = [];
});

/** What a message of BuddyPress says, as plain text. */
function plain(string $content): string
{
    $text = preg_replace('~<br\s*/?>|</p>~i', "\n", $content);
    return trim(html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
}

/**
 * Gives each message its place in the queue: those of members to profiles with a body, others without. The table of BuddyPress is what
 * counts, so no message is missed, however it was written and whatever was killed.
 */
function fill_queue(): void
{
    [$outgoing, $handled, $messages] = [table('outgoing'), table('handled'), buddypress()->messages->table_name_messages];
    $last = (int) (rows("SELECT MAX(message_id) AS id FROM $outgoing")[0]['id'] ?? 0);
    // A transaction that began earlier can commit a lower id later.
    $after = max((int) state('first'), $last - 10_000);
    $new = rows(
        "SELECT m.* FROM $messages m LEFT JOIN $outgoing o ON o.message_id = m.id LEFT JOIN $handled h ON h.message_id = m.id
            WHERE m.id > %d AND o.message_id IS NULL AND h.id IS NULL ORDER BY m.id LIMIT %d",
        $after,
        BATCH,
    );
    foreach ($new as $message) {
        $body = outgoing_message($message);
        if ($body === null) run("INSERT IGNORE INTO $outgoing (message_id) VALUES (%d)", $message['id']);
        else run("INSERT IGNORE INTO $outgoing (message_id, body) VALUES (%d, %s)", $message['id'], json_encode($body, JSON_THROW_ON_ERROR));
    }
}

/** @return ?array<string, string> null when the message is not for the panel */
function outgoing_message(array $message): ?array
{
    $recipients = buddypress()->messages->table_name_recipients;
    $others = rows("SELECT user_id FROM $recipients WHERE thread_id = %d AND user_id <> %d", $message['thread_id'], $message['sender_id']);
    $profile = array_values(array_filter(array_map('intval', array_column($others, 'user_id')), __NAMESPACE__ . '\is_profile'))[0] ?? null;
    $person = $profile === null || is_profile((int) $message['sender_id']) ? null : person((int) $message['sender_id']);
    return $person ? [
        'external_id' => "wp-{$message['id']}",
        'customer_external_id' => $person['external_id'],
        'profile_external_id' => "wp-$profile",
        'text' => plain($message['message']),
        'sent_at' => str_replace(' ', 'T', $message['date_sent']) . 'Z',
    ] : null;
}

/**
 * Sends what is due, oldest first. The panel knows the ids, so whoever is not sure sends again.
 * @return ?int seconds until the next message is due; null when none waits
 */
function send_round(int $most = BATCH): ?int
{
    $waiting = rows('SELECT * FROM ' . table('outgoing') . ' WHERE body IS NOT NULL ORDER BY message_id LIMIT %d', $most);
    if (!$waiting) return null;
    // A message that waits keeps later ones waiting: members read their chat in its order.
    if ((int) $waiting[0]['due_at'] > time()) return (int) $waiting[0]['due_at'] - time();
    $messages = array_map(fn($row) => json_decode($row['body'], true), $waiting);
    [$status, $answer, $seconds] = call('POST', '/messages', ['messages' => $messages]);
    // An answer that was cut off says nothing: send again.
    if ($status === 200 && isset($answer['results'])) {
        foreach ($waiting as $row) done($row);
    } elseif ($status === 413 && count($waiting) > 1) {
        return send_round(intdiv(count($waiting) + 1, 2));
    } elseif (in_array($status, [400, 409, 422], true)) {
        $wrong = [];
        foreach ($answer['issues'] ?? [] as $issue)
            if (preg_match('~^messages\.(\d+)\.~', $issue['path'], $place) && isset($waiting[(int) $place[1]]))
                $wrong[(int) $place[1]] = $issue['code'];
        // Without an issue for a message, the call is wrong, and somebody has to look at it.
        if (!$wrong) later($waiting, $answer['code'] ?? (string) $status, 0);
        foreach ($wrong as $place => $code) done($waiting[$place], $code);
    } else {
        later($waiting, (string) $status, $seconds);
    }
    return 0;
}

function done(array $row, string $refused = ''): void
{
    run('UPDATE ' . table('outgoing') . " SET body = NULL, refused = NULLIF(%s, '') WHERE message_id = %d", $refused, $row['message_id']);
    if ($refused !== '') error_log("The panel has refused message {$row['message_id']}: $refused");
}

/** At growing intervals: 1 s, 2 s, 4 s, up to five minutes, or when the panel says. */
function later(array $waiting, string $reason, int $seconds): void
{
    error_log('The panel has not taken ' . count($waiting) . " messages: $reason");
    foreach ($waiting as $row)
        run(
            'UPDATE ' . table('outgoing') . ' SET attempts = attempts + 1, due_at = %d WHERE message_id = %d',
            time() + ($seconds ?: min(300, 2 ** min(9, (int) $row['attempts']))),
            $row['message_id'],
        );
}

/** One pass: everything that is due. WP-Cron calls it once a minute, the worker once a second. */
function work_once(): void
{
    global $wpdb;
    if (setting('url') === '' || !function_exists('buddypress')) return;
    // One worker at a time: two would send the same.
    if (rows('SELECT GET_LOCK(%s, 0) AS taken', table('worker'))[0]['taken'] !== '1') return;
    try {
        tell_profiles();
        if ((int) state('texts_at') < time() - HOUR_IN_SECONDS) {
            read_texts();
            set_state('texts_at', (string) time());
        }
        if ((int) state('read_at') < time() - (setting('secret') === '' ? 1 : DAY_IN_SECONDS)) {
            reconcile();
            set_state('read_at', (string) time());
        }
        do {
            tell_people();
            fill_queue();
        } while (send_round() === 0);
        tell_erasures();
    } finally {
        $wpdb->query($wpdb->prepare('DO RELEASE_LOCK(%s)', table('worker')));
    }
}

/** Works until the process ends. After a failure it waits longer each time. At its start, the outbox is read. */
function work(): never
{
    for ($failures = 0, $isFirst = true; ; ) {
        try {
            // Another process may have changed the settings.
            wp_cache_delete('alloptions', 'options');
            if ($isFirst) set_state('read_at', '0');
            $isFirst = false;
            work_once();
            $failures = 0;
            sleep(1);
        } catch (\Throwable $error) {
            error_log("Again later: {$error->getMessage()}");
            sleep(min(60, 2 ** min(6, $failures++)));
        }
    }
}
