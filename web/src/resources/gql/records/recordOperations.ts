export const recordOperations = {
  Location: async () => {
    const documents = await import('./Location/graphql.ts');
    return { list: documents.LocationListDocument, one: documents.LocationRecordDocument, create: documents.CreateLocationDocument };
  },
  RewardType: async () => {
    const documents = await import('./RewardType/graphql.ts');
    return { list: documents.RewardTypeListDocument, one: documents.RewardTypeRecordDocument };
  },
  Province: async () => {
    const documents = await import('./Province/graphql.ts');
    return { list: documents.ProvinceListDocument, one: documents.ProvinceRecordDocument };
  },
  Social: async () => {
    const documents = await import('./Social/graphql.ts');
    return { list: documents.SocialListDocument, one: documents.SocialRecordDocument };
  },
  Attribute: async () => {
    const documents = await import('./Attribute/graphql.ts');
    return { list: documents.AttributeListDocument, one: documents.AttributeRecordDocument };
  },
  OptionGroup: async () => {
    const documents = await import('./OptionGroup/graphql.ts');
    return { list: documents.OptionGroupListDocument, one: documents.OptionGroupRecordDocument, create: documents.CreateOptionGroupDocument, update: documents.UpdateOptionGroupDocument, remove: documents.DeleteOptionGroupDocument };
  },
  Product: async () => {
    const documents = await import('./Product/graphql.ts');
    return { list: documents.ProductListDocument, one: documents.ProductRecordDocument, create: documents.CreateProductDocument, update: documents.UpdateProductDocument, upload: documents.UploadProductImageDocument, remove: documents.DeleteProductDocument };
  },
  Template: async () => {
    const documents = await import('./Template/graphql.ts');
    return { list: documents.TemplateListDocument, one: documents.TemplateRecordDocument };
  },
  Locale: async () => {
    const documents = await import('./Locale/graphql.ts');
    return { list: documents.LocaleListDocument, one: documents.LocaleRecordDocument };
  },
  Shift: async () => {
    const documents = await import('./Shift/graphql.ts');
    return { list: documents.ShiftListDocument, one: documents.ShiftRecordDocument };
  },
  Event: async () => {
    const documents = await import('./Event/graphql.ts');
    return { list: documents.EventListDocument, one: documents.EventRecordDocument };
  },
  Coupon: async () => {
    const documents = await import('./Coupon/graphql.ts');
    return { list: documents.CouponListDocument, one: documents.CouponRecordDocument };
  },
  Menu: async () => {
    const documents = await import('./Menu/graphql.ts');
    return { list: documents.MenuListDocument, one: documents.MenuRecordDocument };
  },
  ProductSubCategory: async () => {
    const documents = await import('./ProductSubCategory/graphql.ts');
    return { list: documents.ProductSubCategoryListDocument, one: documents.ProductSubCategoryRecordDocument, create: documents.CreateProductSubCategoryDocument, update: documents.UpdateProductSubCategoryDocument, remove: documents.DeleteProductSubCategoryDocument };
  },
  PaymentChannel: async () => {
    const documents = await import('./PaymentChannel/graphql.ts');
    return { list: documents.PaymentChannelListDocument, one: documents.PaymentChannelRecordDocument, create: documents.CreatePaymentChannelDocument, update: documents.UpdatePaymentChannelDocument, upload: documents.UploadPaymentChannelImageDocument, remove: documents.DeletePaymentChannelDocument };
  },
  MerchantUser: async () => {
    const documents = await import('./MerchantUser/graphql.ts');
    return { list: documents.MerchantUserListDocument, one: documents.MerchantUserRecordDocument, create: documents.CreateMerchantUserDocument, update: documents.UpdateMerchantUserDocument, upload: documents.UploadMerchantUserImageDocument, remove: documents.DeleteMerchantUserDocument };
  },
  Institute: async () => {
    const documents = await import('./Institute/graphql.ts');
    return { list: documents.InstituteListDocument, one: documents.InstituteRecordDocument };
  },
  RewardItem: async () => {
    const documents = await import('./RewardItem/graphql.ts');
    return { list: documents.RewardItemListDocument, one: documents.RewardItemRecordDocument };
  },
  MemberTier: async () => {
    const documents = await import('./MemberTier/graphql.ts');
    return { list: documents.MemberTierListDocument, one: documents.MemberTierRecordDocument, create: documents.CreateMemberTierDocument, update: documents.UpdateMemberTierDocument, upload: documents.UploadMemberTierImageDocument, remove: documents.DeleteMemberTierDocument };
  },
  StockCount: async () => {
    const documents = await import('./StockCount/graphql.ts');
    return { list: documents.StockCountListDocument, one: documents.StockCountRecordDocument, create: documents.CreateStockCountDocument, update: documents.UpdateStockCountDocument, remove: documents.DeleteStockCountDocument };
  },
  SubDistrict: async () => {
    const documents = await import('./SubDistrict/graphql.ts');
    return { list: documents.SubDistrictListDocument, one: documents.SubDistrictRecordDocument };
  },
  District: async () => {
    const documents = await import('./District/graphql.ts');
    return { list: documents.DistrictListDocument, one: documents.DistrictRecordDocument };
  },
  Currency: async () => {
    const documents = await import('./Currency/graphql.ts');
    return { list: documents.CurrencyListDocument, one: documents.CurrencyRecordDocument };
  },
  PaymentMethod: async () => {
    const documents = await import('./PaymentMethod/graphql.ts');
    return { list: documents.PaymentMethodListDocument, one: documents.PaymentMethodRecordDocument, update: documents.UpdatePaymentMethodDocument };
  },
  ServiceAccount: async () => {
    const documents = await import('./ServiceAccount/graphql.ts');
    return { list: documents.ServiceAccountListDocument, one: documents.ServiceAccountRecordDocument, create: documents.CreateServiceAccountDocument, update: documents.UpdateServiceAccountDocument, remove: documents.DeleteServiceAccountDocument };
  },
  RewardInstance: async () => {
    const documents = await import('./RewardInstance/graphql.ts');
    return { list: documents.RewardInstanceListDocument, one: documents.RewardInstanceRecordDocument };
  },
  Postcode: async () => {
    const documents = await import('./Postcode/graphql.ts');
    return { list: documents.PostcodeListDocument, one: documents.PostcodeRecordDocument };
  },
  RevenueTarget: async () => {
    const documents = await import('./RevenueTarget/graphql.ts');
    return { list: documents.RevenueTargetListDocument, one: documents.RevenueTargetRecordDocument, create: documents.CreateRevenueTargetDocument, update: documents.UpdateRevenueTargetDocument, remove: documents.DeleteRevenueTargetDocument };
  },
  MerchantRole: async () => {
    const documents = await import('./MerchantRole/graphql.ts');
    return { list: documents.MerchantRoleListDocument, one: documents.MerchantRoleRecordDocument, create: documents.CreateMerchantRoleDocument, update: documents.UpdateMerchantRoleDocument, remove: documents.DeleteMerchantRoleDocument };
  },
  MemberBadge: async () => {
    const documents = await import('./MemberBadge/graphql.ts');
    return { list: documents.MemberBadgeListDocument, one: documents.MemberBadgeRecordDocument };
  },
  EarningRule: async () => {
    const documents = await import('./EarningRule/graphql.ts');
    return { list: documents.EarningRuleListDocument, one: documents.EarningRuleRecordDocument };
  },
  Occupation: async () => {
    const documents = await import('./Occupation/graphql.ts');
    return { list: documents.OccupationListDocument, one: documents.OccupationRecordDocument };
  },
  ProductCategory: async () => {
    const documents = await import('./ProductCategory/graphql.ts');
    return { list: documents.ProductCategoryListDocument, one: documents.ProductCategoryRecordDocument, create: documents.CreateProductCategoryDocument, update: documents.UpdateProductCategoryDocument, remove: documents.DeleteProductCategoryDocument };
  },
  Till: async () => {
    const documents = await import('./Till/graphql.ts');
    return { list: documents.TillListDocument, one: documents.TillRecordDocument, create: documents.CreateTillDocument, update: documents.UpdateTillDocument, remove: documents.DeleteTillDocument };
  },
  StockImport: async () => {
    const documents = await import('./StockImport/graphql.ts');
    return { list: documents.StockImportListDocument, one: documents.StockImportRecordDocument, create: documents.CreateStockImportDocument };
  },
  Offer: async () => {
    const documents = await import('./Offer/graphql.ts');
    return { list: documents.OfferListDocument, one: documents.OfferRecordDocument, create: documents.CreateOfferDocument, update: documents.UpdateOfferDocument, remove: documents.DeleteOfferDocument };
  },
  Supplier: async () => {
    const documents = await import('./Supplier/graphql.ts');
    return { list: documents.SupplierListDocument, one: documents.SupplierRecordDocument, create: documents.CreateSupplierDocument, update: documents.UpdateSupplierDocument, remove: documents.DeleteSupplierDocument };
  },
  MerchantBranch: async () => {
    const documents = await import('./MerchantBranch/graphql.ts');
    return { list: documents.MerchantBranchListDocument, one: documents.MerchantBranchRecordDocument, create: documents.CreateMerchantBranchDocument, update: documents.UpdateMerchantBranchDocument, upload: documents.UploadMerchantBranchImageDocument, remove: documents.DeleteMerchantBranchDocument };
  },
  Condition: async () => {
    const documents = await import('./Condition/graphql.ts');
    return { list: documents.ConditionListDocument, one: documents.ConditionRecordDocument, update: documents.UpdateConditionDocument };
  },
  Color: async () => {
    const documents = await import('./Color/graphql.ts');
    return { list: documents.ColorListDocument, one: documents.ColorRecordDocument };
  },
};
