insert into history_changes (message_id, message_created_at)
select m.id, m.created_at from former_languages f join messages m on m.conversation_id = f.conversation_id
where f.conversation_id between $1 and $2 and m.direction = 'out' and m.created_at < f.until
