-- Up Migration

-- Admins retire gifts too. `retired_at` is the site's, which the site sets and clears with its catalogue.
alter table gifts add column retired_by_admin_at timestamptz;

-- How often each gift was sent in a period.
create index messages_gift_time on only messages (created_at, gift_id) where gift_id is not null;

-- Down Migration
drop index messages_gift_time;
alter table gifts drop column retired_by_admin_at;
