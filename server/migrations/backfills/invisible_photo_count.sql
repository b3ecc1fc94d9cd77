update conversations c set invisible_photo_count = counted.photos
from (
  select s.id, s.revision, count(*) as photos
  from conversations s join messages m on m.conversation_id = s.id
  where s.id between $1 and $2 and m.conversation_id between $1 and $2 and m.revision is not null
    and (m.photo_url is not null or m.photo_id is not null) and (m.hidden_at is not null or m.deleted_at is not null)
  group by s.id, s.revision
) counted
-- After a change since the snapshot, the trigger has counted.
where c.id = counted.id and c.revision = counted.revision and c.invisible_photo_count <> counted.photos
