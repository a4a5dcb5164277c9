"""The replies of a vendor, made of tables: their JSON Schemas, and what the adapter writes them by."""

from . import revenuecat, superwall

VENDORS = (revenuecat, superwall)
