<?php
/** The worker without WP-CLI: `php work.php /var/www/html`, under something that starts it again when it ends. */
declare(strict_types=1);

if (PHP_SAPI !== 'cli') exit;
$_SERVER += ['HTTP_HOST' => 'localhost', 'REQUEST_METHOD' => 'GET', 'REMOTE_ADDR' => '127.0.0.1'];
require rtrim($argv[1] ?? dirname(__DIR__, 3), '/') . '/wp-load.php';
OperatorPanel\work();
