<?php
declare(strict_types=1);

namespace OperatorPanel;

// Calls of the site API.

/** @return array{int, array, int} the status, 0 without an answer; the answer; the seconds of `Retry-After` */
function call(string $method, string $path, ?array $body = null): array
{
    $response = wp_remote_request(rtrim(setting('url'), '/') . "/site/v1$path", [
        'method' => $method,
        'timeout' => 30,
        'redirection' => 0,
        'headers' => ['Authorization' => 'Bearer ' . setting('key')] + ($body === null ? [] : ['Content-Type' => 'application/json']),
        'body' => $body === null ? null : json_encode($body, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE),
    ]);
    if (is_wp_error($response)) return [0, [], 0];
    $answer = json_decode(wp_remote_retrieve_body($response), true);
    return [
        (int) wp_remote_retrieve_response_code($response),
        is_array($answer) ? $answer : [],
        (int) wp_remote_retrieve_header($response, 'retry-after'),
    ];
}

/** Whether the panel has signed this body, a moment ago. The body is as it came. */
function is_signed(string $id, string $at, string $given, string $body): bool
{
    if (setting('secret') === '' || abs(time() - (int) $at) >= 5 * MINUTE_IN_SECONDS) return false;
    $secret = base64_decode(substr(setting('secret'), strlen('whsec_')));
    $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $secret, true));
    foreach (explode(' ', $given) as $one) if (hash_equals($own, $one)) return true;
    return false;
}
