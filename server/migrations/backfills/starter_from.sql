update customers set starter_from = now()
where id between $1 and $2 and starter_from is null
  and not exists (select from conversations c where c.customer_id = customers.id)
