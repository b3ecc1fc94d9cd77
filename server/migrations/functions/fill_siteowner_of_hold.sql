-- Sets the site owner of a new hold: that of its customer.
create or replace function fill_siteowner_of_hold() returns trigger language plpgsql as $$
begin
  new.siteowner_id := (select siteowner_id from customers where id = new.customer_id);
  return new;
end $$;
