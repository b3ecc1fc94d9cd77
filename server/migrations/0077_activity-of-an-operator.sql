-- Up Migration

-- What an operator answered for some site owners. Declared only: the builds after the migrations fill it, a partition at a time
-- and concurrently.
create index messages_operator_siteowner on only messages (operator_id, siteowner_id, created_at desc, id desc)
  where operator_id is not null;

-- No statement reads it: the report about profile sets counts the photos that were sent by the photo.
drop index messages_photo_time;

-- Down Migration
create index messages_photo_time on only messages (created_at, id) where photo_id is not null and direction = 'out';
drop index messages_operator_siteowner;
