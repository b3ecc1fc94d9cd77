<?php
declare(strict_types=1);

namespace OperatorPanel;

// What the panel needs to know about a profile, on the page of its user.

/** @return ?array<string, mixed> null until its age and city are known */
function profile_fields(\WP_User $user): ?array
{
    $of = (array) get_user_meta($user->ID, 'operator_panel_profile', true);
    $age = (int) ($of['age'] ?? 0);
    if ($age < 18 || ($of['city'] ?? '') === '') return null;
    return array_filter([
        'name' => mb_substr($user->display_name, 0, 100),
        'age' => $age,
        'city' => $of['city'],
        'gender' => $of['gender'] ?? 'female',
        'language' => language_of($user->ID),
        'about' => mb_substr(plain((string) $user->description), 0, 5000),
    ], fn($value) => $value !== '');
}

function show_profile(\WP_User $user): void
{
    if (!is_profile($user->ID) || !current_user_can('edit_user', $user->ID)) return;
    $of = (array) get_user_meta($user->ID, 'operator_panel_profile', true);
    wp_nonce_field('operator_panel_profile', 'operator_panel_nonce');
    echo '<h2>' . esc_html__('Fictional profile', 'operator-panel') . '</h2><table class="form-table" role="presentation">';
    printf(
        '<tr><th><label for="operator-panel-age">%s</label></th><td><input id="operator-panel-age" name="operator_panel_profile[age]"
            type="number" min="18" max="120" value="%s"></td></tr>',
        esc_html__('Age', 'operator-panel'),
        esc_attr((string) ($of['age'] ?? '')),
    );
    printf(
        '<tr><th><label for="operator-panel-city">%s</label></th><td><input class="regular-text" id="operator-panel-city"
            name="operator_panel_profile[city]" maxlength="100" value="%s"></td></tr>',
        esc_html__('City', 'operator-panel'),
        esc_attr((string) ($of['city'] ?? '')),
    );
    $genders = ['female' => __('Female', 'operator-panel'), 'male' => __('Male', 'operator-panel')];
    echo '<tr><th><label for="operator-panel-gender">' . esc_html__('Gender', 'operator-panel')
        . '</label></th><td><select id="operator-panel-gender" name="operator_panel_profile[gender]">';
    foreach ($genders as $gender => $label)
        printf('<option value="%s"%s>%s</option>', esc_attr($gender), selected($of['gender'] ?? '', $gender, false), esc_html($label));
    echo '</select></td></tr></table>';
}
add_action('show_user_profile', __NAMESPACE__ . '\show_profile');
add_action('edit_user_profile', __NAMESPACE__ . '\show_profile');

function save_profile(int $user): void
{
    if (!isset($_POST['operator_panel_profile']) || !current_user_can('edit_user', $user)) return;
    check_admin_referer('operator_panel_profile', 'operator_panel_nonce');
    $given = array_map('sanitize_text_field', wp_unslash((array) $_POST['operator_panel_profile']));
    update_user_meta($user, 'operator_panel_profile', [
        'age' => max(18, min(120, (int) ($given['age'] ?? 18))),
        'city' => mb_substr($given['city'] ?? '', 0, 100),
        'gender' => ($given['gender'] ?? '') === 'male' ? 'male' : 'female',
    ]);
}
add_action('personal_options_update', __NAMESPACE__ . '\save_profile');
add_action('edit_user_profile_update', __NAMESPACE__ . '\save_profile');
