update holds h set siteowner_id = cu.siteowner_id
from customers cu
where h.id between $1 and $2 and h.siteowner_id is null and cu.id = h.customer_id
