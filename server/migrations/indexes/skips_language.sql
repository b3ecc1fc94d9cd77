create index concurrently skips_language on skips (language, created_at desc, id desc);
