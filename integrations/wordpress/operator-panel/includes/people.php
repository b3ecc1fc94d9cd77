<?php
declare(strict_types=1);

namespace OperatorPanel;

// Members and profiles: who has read which text, and what the panel knows.

function is_profile(int $user): bool
{
    $role = setting('role');
    $found = get_userdata($user);
    return $role !== '' && $found && in_array($role, (array) $found->roles, true);
}

/** @return ?array<string, ?string> */
function person(int $user): ?array
{
    return rows('SELECT * FROM ' . table('people') . ' WHERE user_id = %d', $user)[0] ?? null;
}

/** The language of a user as the panel has it: `en`, `nl`, `en-GB`. */
function language_of(int $user): string
{
    preg_match('/^([a-z]{2})(?:_([A-Z]{2}))?/', get_user_locale($user), $found);
    return match (true) {
        !$found => 'en',
        ($found[1] === 'en' && ($found[2] ?? '') === 'GB') => 'en-GB',
        default => $found[1],
    };
}

/** The text that a member has to read now; null when there is none, or when they have read it. @return ?array<string, mixed> */
function text_to_read(int $user): ?array
{
    $texts = json_decode(state('disclosures') ?? '[]', true);
    $language = language_of($user);
    $of = array_column($texts, null, 'language');
    $text = $of[$language] ?? $of[substr($language, 0, 2)] ?? $of['en'] ?? $texts[0] ?? null;
    $read = json_decode(person($user)['read_text'] ?? 'null', true);
    if (!$text || !$read) return $text;
    // A newer text is shown again only if the panel asks for it.
    return isset($text['again']) && $read['version'] !== $text['version'] ? $text : null;
}

/** Stores that a member has read a text. The worker tells the panel before it sends their next message. */
function agree(int $user, string $version, string $language): void
{
    $read = json_encode(['version' => $version, 'language' => $language, 'shown_at' => gmdate('Y-m-d\TH:i:s\Z')], JSON_THROW_ON_ERROR);
    run(
        'INSERT INTO ' . table('people') . ' (user_id, external_id, read_text, told) VALUES (%d, %s, %s, 0)
            ON DUPLICATE KEY UPDATE read_text = VALUES(read_text), told = 0',
        $user,
        wp_generate_uuid4(),
        $read,
    );
}

/** Whether people of the panel keep a member from getting answers. */
function is_held(int $user): bool
{
    $person = person($user);
    return $person && rows('SELECT id FROM ' . table('holds') . ' WHERE external_id = %s AND released_at IS NULL LIMIT 1', $person['external_id']);
}

/** Tells the panel who has read what. @throws \RuntimeException when it does not answer */
function tell_people(): void
{
    foreach (rows('SELECT * FROM ' . table('people') . ' WHERE told = 0 LIMIT 100') as $person) {
        $user = get_userdata((int) $person['user_id']);
        if (!$user) continue;
        [$status, $answer] = call('PUT', '/customers/' . rawurlencode($person['external_id']), apply_filters('operator_panel_customer', [
            'name' => mb_substr($user->display_name ?: $user->user_login, 0, 100),
            'language' => language_of($user->ID),
            'member_type' => 'premium',
            'credits' => 0,
            'disclosure' => json_decode($person['read_text'], true),
        ], $user));
        if ($status !== 200) throw new \RuntimeException("The panel has not taken a customer: $status " . ($answer['code'] ?? ''));
        // Who has read another text meanwhile is told again.
        run('UPDATE ' . table('people') . ' SET told = 1 WHERE user_id = %d AND read_text = %s', $user->ID, $person['read_text']);
    }
}

/** Tells the panel about profiles that are new or have changed. @throws \RuntimeException when it does not answer */
function tell_profiles(): void
{
    $known = json_decode(state('profiles') ?? '{}', true);
    foreach (setting('role') === '' ? [] : get_users(['role' => setting('role'), 'number' => -1]) as $user) {
        $profile = profile_fields($user);
        $digest = md5(serialize($profile));
        if ($profile === null || ($known[$user->ID] ?? '') === $digest) continue;
        [$status, $answer] = call('PUT', "/profiles/wp-{$user->ID}", $profile);
        if ($status !== 200) throw new \RuntimeException("The panel has not taken a profile: $status " . ($answer['code'] ?? ''));
        $known[$user->ID] = $digest;
        set_state('profiles', json_encode($known, JSON_THROW_ON_ERROR));
    }
}

/** Reads the texts that members have to be shown. @throws \RuntimeException when the panel does not answer */
function read_texts(): void
{
    [$status, $answer] = call('GET', '/disclosures');
    if ($status !== 200) throw new \RuntimeException("The panel has not sent its texts: $status");
    set_state('disclosures', json_encode($answer['disclosures'], JSON_THROW_ON_ERROR));
}
