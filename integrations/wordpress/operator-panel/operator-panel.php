<?php
/**
 * Plugin Name: Operator panel
 * Description: Operators of the panel answer BuddyPress messages to fictional profiles.
 * Version: 0.1.0
 * Requires PHP: 8.1
 * Requires at least: 6.1
 * License: MIT
 * Text Domain: operator-panel
 *
 * Every message that a member writes to a profile goes to the panel, and the answers come back as messages of the profile. What it keeps,
 * whatever is killed: each message reaches the panel once, each answer is stored once.
 */
declare(strict_types=1);

namespace OperatorPanel;

defined('ABSPATH') || exit;

foreach (['store', 'panel', 'people', 'queue', 'receiver', 'settings', 'profiles', 'notices', 'privacy'] as $part)
    require_once __DIR__ . "/includes/$part.php";

register_activation_hook(__FILE__, __NAMESPACE__ . '\make_tables');
register_deactivation_hook(__FILE__, fn() => wp_clear_scheduled_hook('operator_panel_work'));

add_action('init', function () {
    load_plugin_textdomain('operator-panel', false, basename(__DIR__) . '/languages');
    if (!wp_next_scheduled('operator_panel_work')) wp_schedule_event(time(), 'operator_panel_minute', 'operator_panel_work');
});
add_filter('cron_schedules', fn(array $all) => $all + [
    'operator_panel_minute' => ['interval' => MINUTE_IN_SECONDS, 'display' => __('Once a minute', 'operator-panel')],
]);
add_action('operator_panel_work', __NAMESPACE__ . '\work_once');

if (defined('WP_CLI') && \WP_CLI)
    \WP_CLI::add_command('operator-panel work', __NAMESPACE__ . '\work', ['shortdesc' => 'Sends and receives until it is stopped.']);
