-- Up Migration

-- Away requests go to coaches (specification section 6): the levels from 150 on may see who is away from chat.
update permissions set chat_stats = chat_stats || '{away}' where id >= 150 and not 'away' = any (chat_stats);

-- Who comes back does so after the start.
alter table away_times add constraint away_times_ended check (ended_at >= started_at) not valid;
alter table away_times validate constraint away_times_ended;

-- Down Migration
alter table away_times drop constraint away_times_ended;
update permissions set chat_stats = array_remove(chat_stats, 'away');
