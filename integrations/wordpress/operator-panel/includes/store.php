<?php
declare(strict_types=1);

namespace OperatorPanel;

// Tables and settings. They are InnoDB, as those of BuddyPress: one transaction covers both.

/** The tables, once. */
function make_tables(): void
{
    global $wpdb;
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    $options = 'ENGINE=InnoDB ' . $wpdb->get_charset_collate();
    // Who has read which text, and whether the panel knows. The id is theirs in the panel: after an erasure it is a new one.
    dbDelta("CREATE TABLE {$wpdb->prefix}operator_panel_people (
        user_id bigint(20) unsigned NOT NULL,
        external_id varchar(64) NOT NULL,
        read_text longtext,
        told tinyint(1) NOT NULL DEFAULT 0,
        PRIMARY KEY  (user_id),
        UNIQUE KEY external_id (external_id)
    ) $options;");
    // Messages of members. A row without a body is done.
    dbDelta("CREATE TABLE {$wpdb->prefix}operator_panel_outgoing (
        message_id bigint(20) NOT NULL,
        body longtext,
        attempts int NOT NULL DEFAULT 0,
        due_at bigint(20) NOT NULL DEFAULT 0,
        refused varchar(64),
        PRIMARY KEY  (message_id)
    ) $options;");
    // Every webhook and outbox item that was handled, and the message that it became: what comes again is found here.
    dbDelta("CREATE TABLE {$wpdb->prefix}operator_panel_handled (
        id varchar(64) NOT NULL,
        message_id bigint(20),
        PRIMARY KEY  (id),
        KEY message_id (message_id)
    ) $options;");
    // The last word about each hold.
    dbDelta("CREATE TABLE {$wpdb->prefix}operator_panel_holds (
        id varchar(32) NOT NULL,
        external_id varchar(64) NOT NULL,
        released_at varchar(40),
        PRIMARY KEY  (id),
        KEY external_id (external_id)
    ) $options;");
    dbDelta("CREATE TABLE {$wpdb->prefix}operator_panel_state (
        name varchar(64) NOT NULL,
        value longtext NOT NULL,
        PRIMARY KEY  (name)
    ) $options;");
    // What members wrote before belongs to them alone.
    $messages = (int) $wpdb->get_var("SELECT MAX(id) FROM {$wpdb->prefix}bp_messages_messages");
    $wpdb->query($wpdb->prepare("INSERT IGNORE INTO {$wpdb->prefix}operator_panel_state VALUES ('first', %s)", (string) $messages));
}

/** A table of the plugin. */
function table(string $name): string
{
    global $wpdb;
    return "{$wpdb->prefix}operator_panel_$name";
}

function setting(string $name): string
{
    return (string) (get_option('operator_panel', [])[$name] ?? '');
}

/** Runs a statement. @return int the number of changed rows @throws \RuntimeException */
function run(string $statement, mixed ...$values): int
{
    global $wpdb;
    // Statements are written in this plugin; values are prepared.
    $changed = $wpdb->query($values ? $wpdb->prepare($statement, ...$values) : $statement);
    if ($changed === false) throw new \RuntimeException($wpdb->last_error ?: 'The database does not answer');
    return (int) $changed;
}

/** @return array<int, array<string, ?string>> @throws \RuntimeException */
function rows(string $statement, mixed ...$values): array
{
    global $wpdb;
    $rows = $wpdb->get_results($values ? $wpdb->prepare($statement, ...$values) : $statement, ARRAY_A);
    if ($wpdb->last_error !== '') throw new \RuntimeException($wpdb->last_error);
    return $rows;
}

/** All or nothing. */
function transaction(callable $work): void
{
    // A thread that somebody else has just begun is seen.
    run("SET TRANSACTION ISOLATION LEVEL READ COMMITTED");
    run("START TRANSACTION");
    try {
        $work();
        run('COMMIT');
    } catch (\Throwable $error) {
        // A connection that is gone has rolled back.
        global $wpdb;
        $wpdb->query('ROLLBACK');
        // What was stored in the cache is not in the database.
        wp_cache_flush();
        throw $error;
    }
}

function state(string $name): ?string
{
    return rows('SELECT value FROM ' . table('state') . ' WHERE name = %s', $name)[0]['value'] ?? null;
}

function set_state(string $name, string $value): void
{
    run('INSERT INTO ' . table('state') . ' VALUES (%s, %s) ON DUPLICATE KEY UPDATE value = VALUES(value)', $name, $value);
}
