<?php
declare(strict_types=1);

namespace OperatorPanel;

// What members are told on the pages of their messages: that profiles are fictional, and that their chats are paused.

add_action('wp_body_open', function (): void {
    if (!is_user_logged_in() || !function_exists('bp_is_messages_component') || !bp_is_messages_component()) return;
    $user = get_current_user_id();
    if (is_profile($user)) return;
    $text = text_to_read($user);
    if ($text) show_text($text);
    if (is_held($user))
        echo '<p class="operator-panel-held" role="status">'
            . esc_html__('Your chats with profiles are paused. What you write is kept.', 'operator-panel') . '</p>';
});

function show_text(array $text): void
{
    echo '<form class="operator-panel-text" method="post" action="' . esc_url(admin_url('admin-post.php')) . '">'
        . '<p lang="' . esc_attr($text['language']) . '">' . nl2br(esc_html($text['text'])) . '</p>'
        . '<input type="hidden" name="action" value="operator_panel_agree">'
        . '<input type="hidden" name="version" value="' . esc_attr($text['version']) . '">';
    wp_nonce_field('operator_panel_agree');
    echo '<button type="submit">' . esc_html__('I understand', 'operator-panel') . '</button></form>';
}

add_action('admin_post_operator_panel_agree', function (): void {
    check_admin_referer('operator_panel_agree');
    $user = get_current_user_id();
    $text = text_to_read($user);
    // A version that has been replaced meanwhile was not read: the page shows the new one.
    if ($text && $text['version'] === sanitize_text_field(wp_unslash($_POST['version'] ?? '')))
        agree($user, $text['version'], $text['language']);
    wp_safe_redirect(wp_get_referer() ?: home_url());
    exit;
});
