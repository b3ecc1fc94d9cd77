insert into conversation_operators (conversation_id, operator_id)
select distinct conversation_id, operator_id from messages where id between $1 and $2 and operator_id is not null
on conflict do nothing
