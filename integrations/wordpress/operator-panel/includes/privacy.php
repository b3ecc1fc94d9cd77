<?php
declare(strict_types=1);

namespace OperatorPanel;

// Erasure: of the tools of WordPress for personal data, and of a deleted user.

add_filter('wp_privacy_personal_data_erasers', fn(array $all) => $all + ['operator-panel' => [
    'eraser_friendly_name' => __('Operator panel', 'operator-panel'),
    'callback' => function (string $email): array {
        $user = get_user_by('email', $email);
        $isKnown = $user && erase($user->ID);
        $left = $user ? waiting_erasures() : 0;
        return [
            'items_removed' => $isKnown,
            'items_retained' => $left > 0,
            'messages' => $left > 0 ? [__('The panel still has data, and is asked again until it has erased them.', 'operator-panel')] : [],
            'done' => true,
        ];
    },
]]);
add_action('deleted_user', __NAMESPACE__ . '\erase');

/** Deletes what is here about a member, and asks the panel to. Who comes back gets a new id. @return bool whether they were known */
function erase(int $user): bool
{
    $person = person($user);
    if (!$person) return false;
    transaction(function () use ($user, $person): void {
        run('DELETE FROM ' . table('people') . ' WHERE user_id = %d', $user);
        run('DELETE FROM ' . table('holds') . ' WHERE external_id = %s', $person['external_id']);
        run('UPDATE ' . table('outgoing') . " SET body = NULL WHERE JSON_VALUE(body, '$.customer_external_id') = %s", $person['external_id']);
        set_state("erase {$person['external_id']}", '0');
    });
    tell_erasures();
    return true;
}

function waiting_erasures(): int
{
    return (int) rows('SELECT COUNT(*) AS waiting FROM ' . table('state') . " WHERE name LIKE 'erase %%' AND %d = 1", 1)[0]['waiting'];
}

/** Asks the panel for the erasures that it has not begun. */
function tell_erasures(): void
{
    foreach (rows('SELECT name, value FROM ' . table('state') . " WHERE name LIKE 'erase %%' AND CAST(value AS UNSIGNED) <= %d", time()) as $erasure) {
        [$status] = call('DELETE', '/customers/' . rawurlencode(substr($erasure['name'], strlen('erase '))));
        if ($status === 200 || $status === 404) run('DELETE FROM ' . table('state') . ' WHERE name = %s', $erasure['name']);
        // 409: somebody still decides about them. Nothing is sent to them meanwhile.
        else set_state($erasure['name'], (string) (time() + ($status === 409 ? HOUR_IN_SECONDS : 10)));
    }
}
