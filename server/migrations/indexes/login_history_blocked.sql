create index concurrently login_history_blocked on login_history (at desc, id desc) where result in ('locked', 'suspended');
