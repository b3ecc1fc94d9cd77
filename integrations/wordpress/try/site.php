<?php
/**
 * What a person does at a WordPress that is only tried: `php site.php FOLDER ACT …`. The acts print JSON.
 */
declare(strict_types=1);

[, $folder, $act] = $argv;
$rest = array_slice($argv, 3);
$_SERVER += ['HTTP_HOST' => 'localhost', 'REQUEST_METHOD' => 'GET', 'REMOTE_ADDR' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
if ($act === 'install') define('WP_INSTALLING', true);
require "$folder/wp-load.php";

/** @param array<string, string> $settings */
function install(array $settings, int $members): array
{
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    wp_install('Tried', 'admin', 'admin@example.com', false, '', wp_generate_password());
    update_option('operator_panel', $settings);
    foreach (['buddypress/bp-loader.php', 'operator-panel/operator-panel.php'] as $plugin) {
        $error = activate_plugin($plugin);
        if (is_wp_error($error)) throw new Exception($error->get_error_message());
        if ($plugin !== 'buddypress/bp-loader.php') continue;
        $components = ['members' => '1', 'messages' => '1'];
        bp_update_option('bp-active-components', $components);
        require_once buddypress()->plugin_dir . 'bp-core/admin/bp-core-admin-schema.php';
        bp_core_install($components);
    }
    $anna = wp_insert_user(['user_login' => 'anna', 'user_pass' => wp_generate_password(), 'user_email' => 'anna@example.com', 'role' => 'author']);
    update_user_meta($anna, 'operator_panel_profile', ['age' => 30, 'city' => 'York', 'gender' => 'female']);
    $ids = [];
    for ($number = 0; $number < $members; $number++)
        $ids[] = wp_insert_user(['user_login' => "member$number", 'user_pass' => wp_generate_password(), 'user_email' => "member$number@example.com"]);
    return ['profile' => $anna, 'members' => $ids];
}

/** Writes as a member does in the browser, who looks whether it is there before they try again. @return bool whether it was sent */
function write(int $member, int $profile, string $text): bool
{
    foreach (messages() as $one) if ($one['sender'] === $member && $one['text'] === $text) return true;
    wp_set_current_user($member);
    $thread = OperatorPanel\thread_of('', $member, $profile);
    $sent = messages_new_message([
        'sender_id' => $member,
        'thread_id' => $thread ?: false,
        'recipients' => [$profile],
        'subject' => 'Hello',
        'content' => esc_html($text),
    ]);
    return (bool) $sent;
}

/** Presses “I understand”, if there is something to read. */
function understand(int $member): bool
{
    $text = OperatorPanel\text_to_read($member);
    if ($text) OperatorPanel\agree($member, $text['version'], $text['language']);
    return (bool) $text;
}

/** All messages in the order of their ids: who wrote, in which thread, and the plain text. */
function messages(): array
{
    global $wpdb;
    $table = buddypress()->messages->table_name_messages;
    return array_map(
        fn($row) => ['sender' => (int) $row->sender_id, 'thread' => (int) $row->thread_id, 'text' => OperatorPanel\plain($row->message)],
        $wpdb->get_results("SELECT * FROM $table ORDER BY id"),
    );
}

$result = match ($act) {
    'install' => install(json_decode($rest[0], true), (int) $rest[1]),
    'understand' => array_map('understand', array_map('intval', $rest)),
    'write' => write((int) $rest[0], (int) $rest[1], $rest[2]),
    'messages' => messages(),
    'waiting' => (int) OperatorPanel\rows('SELECT COUNT(*) AS waiting FROM ' . OperatorPanel\table('outgoing') . ' WHERE body IS NOT NULL AND %d = 1', 1)[0]['waiting'],
    'person' => OperatorPanel\person((int) $rest[0]),
    'erase' => (apply_filters('wp_privacy_personal_data_erasers', [])['operator-panel']['callback'])($rest[0], 1),
};
echo "\n", json_encode($result, JSON_THROW_ON_ERROR), "\n";
