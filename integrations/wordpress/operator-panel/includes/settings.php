<?php
declare(strict_types=1);

namespace OperatorPanel;

// The page of settings, for administrators. Its form is that of the Settings API, with its nonce.

add_action('admin_init', fn() => register_setting('operator_panel', 'operator_panel', [
    'type' => 'array',
    'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
]));
add_action('admin_menu', fn() => add_options_page(
    __('Operator panel', 'operator-panel'),
    __('Operator panel', 'operator-panel'),
    'manage_options',
    'operator-panel',
    __NAMESPACE__ . '\show_settings',
));

/** Secrets that are left empty stay as they are. */
function sanitize_settings(mixed $given): array
{
    $given = is_array($given) ? array_map(fn($value) => trim((string) $value), $given) : [];
    $roles = array_keys(wp_roles()->roles);
    return [
        'url' => esc_url_raw($given['url'] ?? '', ['https', 'http']),
        'key' => sanitize_text_field($given['key'] ?? '') ?: setting('key'),
        'secret' => sanitize_text_field($given['secret'] ?? '') ?: setting('secret'),
        'role' => in_array($given['role'] ?? '', $roles, true) ? $given['role'] : '',
    ];
}

function show_settings(): void
{
    if (!current_user_can('manage_options')) return;
    $field = function (string $name, string $label, string $type, string $value, string $hint): void {
        printf(
            '<tr><th><label for="operator-panel-%1$s">%2$s</label></th><td><input class="regular-text" id="operator-panel-%1$s"
                name="operator_panel[%1$s]" type="%3$s" value="%4$s" autocomplete="off"><p class="description">%5$s</p></td></tr>',
            esc_attr($name),
            esc_html($label),
            esc_attr($type),
            esc_attr($value),
            esc_html($hint),
        );
    };
    $kept = fn(string $name) => setting($name) === ''
        ? __('It is shown once in the panel: Service settings, your name, Connection.', 'operator-panel')
        : __('Stored. Leave it empty to keep it.', 'operator-panel');
    echo '<div class="wrap"><h1>' . esc_html__('Operator panel', 'operator-panel') . '</h1><form method="post" action="options.php">';
    settings_fields('operator_panel');
    echo '<table class="form-table" role="presentation">';
    $field('url', __('Address of the panel', 'operator-panel'), 'url', setting('url'), 'https://panel.example.com');
    $field('key', __('Key', 'operator-panel'), 'password', '', $kept('key'));
    $field('secret', __('Secret of the webhook', 'operator-panel'), 'password', '', $kept('secret'));
    echo '<tr><th><label for="operator-panel-role">' . esc_html__('Role of the profiles', 'operator-panel')
        . '</label></th><td><select id="operator-panel-role" name="operator_panel[role]"><option value="">—</option>';
    wp_dropdown_roles(setting('role'));
    echo '</select><p class="description">' . esc_html__('Users with this role are fictional profiles: operators answer for them.', 'operator-panel')
        . '</p></td></tr><tr><th>' . esc_html__('Address of the webhook', 'operator-panel') . '</th><td><code>'
        . esc_html(rest_url('operator-panel/v1/webhook')) . '</code></td></tr></table>';
    submit_button();
    echo '</form></div>';
}
